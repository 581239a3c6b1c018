/** HTML whose inserted texts are escaped already. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Inserted = string | Markup | readonly Markup[] | undefined;

/** Escapes every inserted text; only what this function made itself goes in as HTML. */
export function markup(parts: TemplateStringsArray, ...inserted: readonly Inserted[]): Markup {
  const html = parts.map((part, index) => part + asHtml(inserted[index])).join('');
  return new Markup(html);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function asHtml(value: Inserted): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value !== 'string') return value.map(({ html }) => html).join('');
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
