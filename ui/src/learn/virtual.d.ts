declare module 'virtual:book' {
  import type { BookPage } from './book';
  import type { Section } from './search';
  type Load = () => Promise<{ default: BookPage }>;
  export const pages: { name: string; title: { en: string; zh: string }; load: { en: Load; zh: Load } }[];
  type Searched = () => Promise<{ default: Section[] }>;
  export const searched: { en: Searched; zh: Searched };
}
