import type { Consent } from '../terms.ts';
import { versionDates } from './dates.ts';
import { consentTable } from '../consent-table.ts';
import { at, since, type Sample, type SampleEdition } from './sample.ts';
import { sampleNotice, supplement, transferHeads } from './words.en.ts';

/** Consent to overseas transfer; shown to people who live outside Korea alone. */
export const poarEn: Sample = {
  title: 'Consent to the Overseas Transfer of Personal Information',
  contents: (edition) => {
    const consent = transfer(edition);
    return [{ content: text(edition, consent), isRequired: true, consent }];
  },
};

function transfer(edition: SampleEdition): Consent {
  return {
    purpose: 'Providing the service, storing and backing up data, responding to failures and intrusions',
    items: `Name, ID, external email address or mobile number, country of residence, company name, access records${at(edition, { 2: ', time zone, display language' })}`,
    retention: at(edition, {
      1: 'Until the service contract ends',
      3: 'Until the service contract ends; access records for 2 years',
    }),
    refusal:
      'You may refuse. The service is provided from servers in the Republic of Korea alone, so you cannot sign up if you refuse. After consenting you can stop the transfer by closing your account.',
  };
}

function text(edition: SampleEdition, consent: Consent): string {
  const local = {
    KR: '',
    US: '<p>Requests of law enforcement agencies of the United States are decided under Korean law and the procedures of international assistance.</p>',
    '*': '<p>Where the law of your country sets stricter conditions for transfers abroad, the Company meets them.</p>',
  }[edition.place];
  return `${sampleNotice}
<h2>Transfer of personal information abroad (required)</h2>
<p>The servers of the service are in the Republic of Korea. Personal information of users who live elsewhere is transferred there as follows.</p>
<table><tbody>
<tr><th scope="row">Recipient</th><td>The Company that operates this service (the operator names itself and how to reach it here)</td></tr>
<tr><th scope="row">Country</th><td>Republic of Korea</td></tr>
<tr><th scope="row">When and how</th><td>At sign-up and whenever the service is used, over encrypted connections</td></tr>
</tbody></table>
${consentTable(transferHeads, consent)}
${since(2, edition, '<p>The Company does not transfer the information onward to other countries.</p>')}
${local}
${supplement(edition, versionDates, {
  2: 'Time zone and display language are transferred too; there is no onward transfer.',
  3: 'Access records are kept for 2 years.',
})}`;
}
