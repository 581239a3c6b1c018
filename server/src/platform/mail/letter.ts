import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Translator } from '../../kernel/i18n/translator.ts';
import type { MailMessage } from '../outbox/outbox.ts';
import { letterHtml } from './letter-html.ts';
import { productSender, type MailSender } from './sender.ts';

/** Content of a mail, from which both its text and its HTML are made. */
export interface Letter {
  readonly language: Language;
  readonly sender: MailSender;
  /** Left out where the heading behind the sender's name is enough. */
  readonly subject?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Shown large, and on a line of its own in the text. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly href: string };
  readonly validity?: string;
  /** Reasons for the mail, with advice if it was unexpected. */
  readonly reasons?: readonly string[];
}

/** The frame of every mail, in the reader's language. */
export interface LetterFrame {
  readonly subject: string;
  readonly ifButtonFails: string;
  readonly sentTo: string;
  readonly sentWith: string;
}

export function composeMail(translator: Translator, to: string, letter: Letter): MailMessage {
  const frame = frameOf(translator, to, letter);
  const text = [letter.heading, bodyText(letter), `${frame.sentTo}\n${frame.sentWith}`].join('\n\n');
  return { channel: 'mail', to, subject: frame.subject, text: `${text}\n`, html: letterHtml(letter, frame) };
}

/** Returns the letter's content below its heading as text: for the text part, an inbox and an SMS. */
export function bodyText({ paragraphs, facts = [], code, button, validity, reasons = [] }: Letter): string {
  return [
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    code,
    button && `${button.label}:\n${button.href}`,
    validity,
    ...reasons,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `[Company] What happened`, where the heading does not name the company itself. */
export function subjectOf(
  translator: Translator,
  { language, sender, heading, subject }: Pick<Letter, 'language' | 'sender' | 'heading' | 'subject'>,
): string {
  if (subject !== undefined || heading.includes(sender.name)) return subject ?? heading;
  return translator.text(language, 'letters.subject', { sender: sender.name, heading });
}

/** Texts of a catalogue hold several paragraphs in one. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split('\n\n');
}

function frameOf(translator: Translator, to: string, letter: Letter): LetterFrame {
  const say = (key: string, params = {}) => translator.text(letter.language, key, params);
  return {
    subject: subjectOf(translator, letter),
    ifButtonFails: say('letters.ifButtonFails'),
    sentTo: say('letters.sentTo', { address: to }),
    sentWith:
      letter.sender === productSender ? productSender.name : say('letters.sentWith', { sender: letter.sender.name }),
  };
}
