import { initialOf } from '@madang/contract/ground/companies/initials.ts';

/** A colour of a mail's head and button, and the ink that is read on it. */
export interface MailColour {
  readonly ground: string;
  readonly ink: string;
}

/** Sender on whose behalf a mail is written, shown in its head, subject and button. */
export interface MailSender {
  /** Names of people and companies are shown `unlinked`. */
  readonly name: string;
  /** A letter or syllable that stands for the name. */
  readonly mark: string;
  readonly light: MailColour;
  readonly dark: MailColour;
}

const celadon = {
  light: { ground: '#2c6e60', ink: '#ffffff' },
  dark: { ground: '#8cc5b5', ink: '#10231e' },
} as const;

/** Sender of mails to people who belong to no company yet: the product itself. */
export const productSender: MailSender = { name: 'Madang', mark: 'M', ...celadon };

export function senderNamed(name: string): MailSender {
  return { ...productSender, name, mark: initialOf(name) };
}
