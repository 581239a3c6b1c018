/** Decodes `_x000D_`, by which a workbook writes letters that XML does not have. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Letters that need nothing: most cells have no others. */
const plain = /^[\t\n\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\x5e\x60-\ud7ff\ue000-\ufffd]*$/;

/** Encodes letters that XML does not have or would change, and texts that look as if they were encoded. */
export function escaped(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- these letters are what is looked for
      /[\0-\x08\x0b\x0c\r\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
