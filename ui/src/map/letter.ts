import { signed } from './difference';
import { SIGNS, type Field } from './palette';

/** What is written in a cell. */
export function letter(field: Pick<Field, 'what'>, content: number): string {
  if (field.what === 'value') return String(content);
  return field.what === 'difference' ? signed(content) : (SIGNS[field.what]?.[content] ?? '');
}
