import sanitizeHtml from 'sanitize-html';

const blocks = ['h2', 'h3', 'p', 'ul', 'ol', 'li'];
const words = ['a', 'br', 'em', 'strong'];
const tableParts = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Cleans the HTML of a text: structure and links, nothing that acts, loads or styles. An address is http, https or
 * mailto; everything else loses its tag and keeps its words.
 */
export function sanitizeTerms(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...blocks, ...words, ...tableParts],
    // What a heading cell is the heading of, for those who hear the table.
    allowedAttributes: { a: ['href'], th: [{ name: 'scope', values: ['row', 'col'] }] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  }).trim();
}
