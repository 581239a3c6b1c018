import type { editionErrors } from '../errors.ts';

export const en = {
  errors: {
    EDITION_CHANGED: 'Another operator changed this draft. Reload it before you continue.',
    EDITION_DATE: 'Choose a later date: after today and after the previous version.',
    EDITION_DAY_FULL: '{{0}} versions already take effect on this day. Choose a later day.',
    EDITION_CONSENT:
      'The consent text changed, so people must be asked again. Publish this as a version that needs new consent.',
    EDITION_PARTS:
      'Every language needs the same parts in the same order, with the same parts required and the same parts asking for consent. Different from {{0}}: {{1}}.',
    EDITION_SUMMARY: 'Describe what changed since the previous version in each language. Missing: {{0}}.',
    EDITION_DAY: 'Enter the effective date as year, month and day, such as 2027-01-31.',
    EDITION_LANGUAGE: 'Each language can be used only once.',
    EDITION_COMPANY: 'No company has this code.',
  } satisfies Record<keyof typeof editionErrors, string>,
  fields: {
    title: 'Title',
    content: 'Text',
    summary: 'What changed',
    purpose: 'Purpose of collection and use',
    items: 'Items collected',
    retention: 'Retention period',
    refusal: 'Right to refuse and its consequences',
    takesEffectOn: 'Effective date',
    companyCode: 'Company code',
    reason: 'Reason for the download',
    needsConsent: 'New consent',
  },
};
