const schemes = /^(https?:\/\/|mailto:)\S+$/i;

/** A typed address as a link takes it: without a scheme it is one of the web. Undefined where it is none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (schemes.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:]+:\d+(\/|$)/.test(text)) return undefined;
  if (/^[^@/]+@[^@/.]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  const address = `https://${text.replace(/^\/+/, '')}`;
  return /^[^/]*\.[^/]+/.test(text) && URL.canParse(address) ? address : undefined;
}
