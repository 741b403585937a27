declare module 'virtual:book' {
  import type { BookPage } from './book';
  type Load = () => Promise<{ default: BookPage }>;
  export const pages: { name: string; title: { en: string; zh: string }; load: { en: Load; zh: Load } }[];
}
