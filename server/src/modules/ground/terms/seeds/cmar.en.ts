import type { Consent } from '../terms.ts';
import { versionDates } from './dates.ts';
import { consentTable } from '../consent-table.ts';
import { at, since, type Sample, type SampleEdition } from './sample.ts';
import { consentHeads, sampleNotice, supplement } from './words.en.ts';

/** Consent to marketing; the service can be used without it. */
export const cmarEn: Sample = {
  title: 'Consent to Receive Marketing Information',
  contents: (edition) => {
    const consent = marketing(edition);
    return [{ content: text(edition, consent), isRequired: false, consent }];
  },
};

function marketing(edition: SampleEdition): Consent {
  return {
    purpose: `Telling you about new features, events and offers by ${at(edition, { 1: 'email', 2: 'email and text message' })}`,
    items: at(edition, { 1: 'Name, external email address', 2: 'Name, external email address, mobile number' }),
    retention: at(edition, {
      1: 'Until you withdraw or the service contract ends',
      3: 'Until you withdraw or the service contract ends; your consent is confirmed every 2 years',
    }),
    refusal: 'You may refuse. Refusing does not limit your use of the service in any way.',
  };
}

function text(edition: SampleEdition, consent: Consent): string {
  const hours = edition.place === 'KR' ? '<p>Nothing is sent between 9 p.m. and 8 a.m.</p>' : '';
  const footer =
    edition.place === 'US' ? '<p>Every message says how to unsubscribe and gives the sender’s postal address.</p>' : '';
  return `${sampleNotice}
<h2>Marketing information (optional)</h2>
<p>If you agree, you will receive advertising as follows.</p>
${consentTable(consentHeads, consent)}
<p>You can withdraw your consent at any time, also by unsubscribing in a message that you received.</p>
${hours}${footer}
${since(3, edition, '<p>Every 2 years the Company reminds you of your consent and of how to withdraw it.</p>')}
${supplement(edition, versionDates, {
  2: 'Text messages and the mobile number are included.',
  3: 'Consent is confirmed every 2 years.',
})}`;
}
