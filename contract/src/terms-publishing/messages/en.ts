import type { editionErrors } from '../errors.ts';

export const en = {
  errors: {
    EDITION_CHANGED: 'Someone else changed this draft. Load it again before you go on.',
    EDITION_DATE: 'Choose a later day: after today and after the version before.',
    EDITION_DAY_FULL: '{{0}} versions take effect on this day already. Choose a later day.',
    EDITION_CONSENT:
      'What a consent is asked for changed, so people must be asked again. Publish it as a version that needs new consent.',
    EDITION_PARTS:
      'Every language needs the same parts in the same order, with the same ones required and the same ones asking for consent. Different from {{0}}: {{1}}.',
    EDITION_SUMMARY: 'Say what changed since the version before in each language of the text. Missing: {{0}}.',
    EDITION_DAY: 'Enter the day from which it is in force as year, month and day, such as 2027-01-31.',
    EDITION_LANGUAGE: 'Each language can stand once.',
    EDITION_COMPANY: 'No company has this code.',
  } satisfies Record<keyof typeof editionErrors, string>,
  fields: {
    title: 'Title',
    content: 'Text',
    summary: 'What changed',
    purpose: 'Purpose of collection and use',
    items: 'Items collected',
    retention: 'Period of retention and use',
    refusal: 'Your right to refuse and its effect',
    takesEffectOn: 'In force from',
    companyCode: 'Company code',
    reason: 'Reason of the download',
    needsConsent: 'New consent',
  },
};
