import { type Wing, wings } from '../../server/src/modules/wings.ts';

/** A name for several and for one, `id-requests` and `id-request`. */
interface Named {
  readonly plural: string;
  readonly singular: string;
}

/** A capability's name in every form that its files need; `plural` is the folder's. */
export interface CapabilityNames extends Named {
  /** `joining`, the wing whose folder it stands in. */
  readonly wing: Wing;
  /** `EMB-01`, which the titles of its tests carry. */
  readonly requirement: string;
  /** Rows that each one of it has: `grants` of an emblem. */
  readonly child?: Named;
}

/** Names as they are typed. */
export interface GivenNames {
  readonly wing: string;
  readonly plural: string;
  readonly singular?: string | undefined;
  readonly requirement: string;
  /** `grants`, or `staff:staff-member` where no rule leads to the singular. */
  readonly child?: string | undefined;
}

const kebab = /^[a-z]+(-[a-z]+)*$/;

/** The names, or what is wrong with them. A singular that does not follow by rule is given. */
export function capabilityNames({ wing, plural, singular, requirement, child }: GivenNames): CapabilityNames | string {
  const known = wings.find((name) => name === wing);
  if (known === undefined) return `${wing} is no wing; there are ${wings.join(', ')}`;
  if (plural === 'kernel') return 'kernel is no capability';
  const own = named(plural, singular);
  if (typeof own === 'string') return own;
  if (!/^[A-Z]{3}-\d{2}$/.test(requirement)) return `${requirement} is no requirement; one is written EMB-01`;
  if (child === undefined) return { wing: known, ...own, requirement };
  const [children = '', one] = child.split(':');
  const below = named(children, one);
  return typeof below === 'string' ? below : { wing: known, ...own, requirement, child: below };
}

function named(plural: string, singular = singularOf(plural)): Named | string {
  if (!kebab.test(plural) || !kebab.test(singular)) return 'a name has small letters, with hyphens between words';
  if (plural === singular) return `${plural} is no plural; give the singular as well`;
  return { plural, singular };
}

function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

/** Fills a template's text or path with the capability's names; `#child` and `#childless` up to `#end` are kept as it has a child. */
export function fill(template: string, { wing, plural, singular, requirement, child }: CapabilityNames): string {
  const kept = template
    .replaceAll(/^#child\n([\s\S]*?)^#end\n/gm, child ? '$1' : '')
    .replaceAll(/^#childless\n([\s\S]*?)^#end\n/gm, child ? '' : '$1')
    .replaceAll(/\b([Aa]) (?=sample (?:thing|part)\b)/g, takesAn(singular) ? '$1n ' : '$1 ')
    .replaceAll('sample-wing', wing)
    .replaceAll('SMP-01', requirement);
  const things = inEveryForm(kept, 'sample-thing', { plural, singular });
  if (!child) return things;
  const parts = { plural: `${singular}-${child.plural}`, singular: `${singular}-${child.singular}` };
  return inEveryForm(things.replaceAll('sample-bits', child.plural), 'sample-part', parts);
}

function inEveryForm(template: string, sample: string, { plural, singular }: Named): string {
  const forms = [(name: string) => name, snake, camel, pascal, constant, words, title];
  return forms.reduce(
    (text, form) => text.replaceAll(form(`${sample}s`), form(plural)).replaceAll(form(sample), form(singular)),
    template,
  );
}

/** True for `an emblem`, false for `a unit`: the sound of the first letter decides; an abbreviation is spelled. */
function takesAn(name: string): boolean {
  if (/^(?:eu|ewe|one\b|once|uni(?![nm])|us[aeu]|uti|ute)/.test(name)) return false;
  return /^(?:[aeiou]|hour|hono|heir|[fhlmnrsx][^aeiouy]*(?:-|$))/.test(name);
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
