import type { Property } from '@madang/contract/kernel/property.ts';
import { formOf, type PropertyForm } from '@madang/contract/ground/properties/forms.ts';
import * as z from 'zod/mini';

/** A property's value as it stands in its field. */
export function writtenValue(form: PropertyForm, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return '';
  return value.join(form === 'list' ? '\n' : ', ');
}

/** A form of one field that makes what was typed into the property's value, by the property's own rule. */
export function schemaOf(property: Property) {
  const form = formOf(property);
  const typed = z.transform((written: string) => readValue(form, written));
  return z.object({ value: z.pipe(typed, property.schema) });
}

function readValue(form: PropertyForm, written: string): unknown {
  const parts = written.split(/[\s,]+/).filter((part) => part !== '');
  switch (form) {
    case 'list':
      return parts;
    case 'numbers':
      return parts.map(readNumber);
    case 'number':
      return readNumber(written);
    case 'text':
    case 'flag':
    case 'choice':
      return written;
  }
}

/** An empty field is no 0, and what is no number stays a text, which the rule refuses. */
function readNumber(written: string): unknown {
  if (written.trim() === '') return undefined;
  return Number.isNaN(Number(written)) ? written : Number(written);
}
