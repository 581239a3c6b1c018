/** Texts for the terminal, for no language is known there. */
export interface TerminalText {
  readonly en: string;
  readonly ko: string;
}

export type TextParams = Readonly<Record<string, string | number>>;

/** English, then Korean on a line of its own; `{name}` stands for a parameter. */
export function terminalText({ en, ko }: TerminalText, params: TextParams = {}): string {
  return `${fill(en, params)}\n${fill(ko, params)}`;
}

function fill(text: string, params: TextParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
