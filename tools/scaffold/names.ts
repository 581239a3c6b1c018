import { type Wing, wings } from '../../server/src/modules/wings.ts';

/** A capability's name in every form that its files need. */
export interface CapabilityNames {
  /** `joining`, the wing whose folder it stands in. */
  readonly wing: Wing;
  /** `id-requests`, the folder's name. */
  readonly plural: string;
  /** `id-request` */
  readonly singular: string;
}

const kebab = /^[a-z]+(-[a-z]+)*$/;

/** The names, or what is wrong with them. A singular that does not follow by rule is given. */
export function capabilityNames(wing: string, plural: string, singular = singularOf(plural)): CapabilityNames | string {
  const known = wings.find((name) => name === wing);
  if (known === undefined) return `${wing} is no wing; there are ${wings.join(', ')}`;
  if (!kebab.test(plural) || !kebab.test(singular)) return 'a name has small letters, with hyphens between words';
  if (plural === 'kernel') return 'kernel is no capability';
  if (plural === singular) return `${plural} is no plural; give the singular as well: ${plural} <singular>`;
  return { wing: known, plural, singular };
}

function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

/** A template's text or path with `sample-wing`, `sample-things` and its other forms made into the capability's. */
export function fill(template: string, { wing, plural, singular }: CapabilityNames): string {
  const forms = [(name: string) => name, snake, camel, pascal, constant, words, title];
  return forms.reduce(
    (text, form) =>
      text.replaceAll(form('sample-things'), form(plural)).replaceAll(form('sample-thing'), form(singular)),
    template.replaceAll('sample-wing', wing),
  );
}

function snake(name: string): string {
  return name.replaceAll('-', '_');
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return camel(`-${name}`);
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}

function title(name: string): string {
  return words(name).replace(/^\w/, (letter) => letter.toUpperCase());
}

function constant(name: string): string {
  return snake(name).toUpperCase();
}
