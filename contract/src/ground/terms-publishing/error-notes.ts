import type { ErrorNotes } from '../../kernel/errors.ts';
import type { editionErrors } from './errors.ts';

export const editionErrorNotes: ErrorNotes<typeof editionErrors> = {
  EDITION_CHANGED: {
    cause: 'Another operator saved, published or discarded the draft after this one was read.',
    remedy: 'Load the draft again and make the change in it.',
  },
  EDITION_DATE: {
    cause: 'A version takes effect a minute after its publication at the earliest, and after every version before it.',
    remedy: 'Choose a later day; days begin in the main time zone of the terms’ country.',
  },
  EDITION_DAY_FULL: {
    cause: 'The name of a version is its day and, from the second on, a figure behind it, which goes up to 9.',
    remedy: 'Let the version take effect on the next day.',
  },
  EDITION_CONSENT: {
    cause:
      'Purpose, items, retention or the effect of a refusal changed in a part that asks for consent, in any language: a translation that the version before lacked tells them again.',
    remedy: 'Publish it as a version that needs new consent.',
  },
  EDITION_SUMMARY: {
    cause:
      'From its second version on, every text says what changed since the version before: people who are asked again read it first.',
    remedy: 'Write the summary of changes in each language that the text is written in.',
  },
  EDITION_DAY: {
    cause: 'The day from which a version is in force is no day of the calendar or is written in another form.',
    remedy: 'Send it as year, month and day, such as 2027-01-31, or leave it out for as soon as can be.',
  },
  EDITION_PARTS: {
    cause:
      'The languages of the draft differ in their parts: in how many there are, which are required or which ask for consent.',
    remedy: 'Give every language the same parts in the same order; all readers of a version answer the same questions.',
  },
};
