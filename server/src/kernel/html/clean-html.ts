import sanitizeHtml from 'sanitize-html';

const blocks = ['h2', 'h3', 'p', 'ul', 'ol', 'li'];
const words = ['a', 'br', 'em', 'strong'];
const tableParts = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Tags that browsers' own editing writes, mapped to the tags that a text may have. */
const sameInStructure = { b: 'strong', i: 'em', div: 'p', h1: 'h2', strike: 's' } as const;

/**
 * Cleans typed HTML: structure and http, https or mailto links stay; other tags lose their mark-up and keep their text.
 * `alsoAllowed`: more tags.
 */
export function cleanHtml(html: string, alsoAllowed: readonly string[] = []): string {
  return sanitizeHtml(html, {
    allowedTags: [...blocks, ...words, ...tableParts, ...alsoAllowed],
    // What a heading cell is the heading of, for those who hear the table.
    allowedAttributes: { a: ['href'], th: [{ name: 'scope', values: ['row', 'col'] }] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: sameInStructure,
    // A link that lost its address would look like one and lead nowhere.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false),
  }).trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of cleaned HTML on one line, as a search or an excerpt reads them. Never HTML: what it holds is text. */
export function plainTextOf(cleaned: string): string {
  return cleaned
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
