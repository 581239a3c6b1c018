import type { Consent, Content } from '../terms.ts';
import { versionDates } from './dates.ts';
import { consentTable } from '../consent-table.ts';
import { asksMore, at, since, type Sample, type SampleEdition } from './sample.ts';
import { consentHeads, sampleNotice, supplement } from './words.en.ts';

/** Consent to the collection and use of personal information; shown as the privacy policy too. */
export const piarEn: Sample = {
  title: 'Consent to the Collection and Use of Personal Information',
  contents: (edition) => [
    account(edition),
    operation(edition),
    ...(asksMore(edition) ? [optional()] : []),
    { content: rights(edition), isRequired: true },
  ],
};

function account(edition: SampleEdition): Content {
  const consent: Consent = {
    purpose: 'Verifying who you are, making your account and logging you in, preventing a second free plan, notices that the contract needs',
    items: `Name, ID, password (stored so that it cannot be read back), external email address or mobile number, country of residence, company name${at(edition, { 2: ', time zone, display language' })}`,
    retention: `Until the service contract ends. A value derived from your verified contact that cannot be turned back into it, kept to recognise a second sign-up: ${at(edition, { 1: '1 year', 3: '3 years' })} from sign-up`,
    refusal: 'You may refuse. These items are necessary to make and perform the contract, so you cannot sign up if you refuse.',
  };
  const content = `${sampleNotice}
<h2>1. Sign-up and account (required)</h2>
<p>The Company collects and uses the least personal information that an account needs, as follows.</p>
${consentTable(consentHeads, consent)}
<p>Resident registration numbers are not collected, nor is information about children under 14.</p>`;
  return { content, isRequired: true, consent };
}

function operation(edition: SampleEdition): Content {
  const consent: Consent = {
    purpose: 'Providing the service, preventing and investigating misuse and intrusions, evidence of consent and access',
    items: 'Time of access, IP address, browser information, records of use, records of administrators’ work, records of consent',
    retention: `Access records ${at(edition, { 1: '1 year', 3: '2 years' })}, records of changed rights 3 years, records of consent until the contract ends; longer where the law requires it`,
    refusal: 'You may refuse. These items are necessary to provide the service safely, so you cannot use it if you refuse.',
  };
  const content = `<h2>2. Providing and safeguarding the service (required)</h2>
<p>The following information comes into being and is collected while you use the service.</p>
${consentTable(consentHeads, consent)}`;
  return { content, isRequired: true, consent };
}

function optional(): Content {
  const consent: Consent = {
    purpose: 'Showing your profile inside your company, reaching you, sending codes and notices by text message',
    items: 'Nickname, company contact details, mobile number, duties, photo, personal email address, English name, birthday (month and day)',
    retention: 'Until you withdraw your consent or the service contract ends; destroyed at once when you withdraw it',
    refusal: 'You may refuse. You can sign up and use the service all the same; these items are then not stored.',
  };
  const content = `<h2>3. Optional information (optional)</h2>
<p>The following items are collected and used only if you want it. You can withdraw your consent at any time under the consents of your account.</p>
${consentTable(consentHeads, consent)}`;
  return { content, isRequired: false, consent };
}

function rights(edition: SampleEdition): string {
  const abroad = {
    KR: '<p>Personal information of people who live in Korea is not transferred abroad.</p>',
    US: `<p>The consent to overseas transfer tells separately what is transferred to the Republic of Korea.</p>
<h3>Rights of residents of the United States</h3>
<p>Where the law of your state, such as California, provides for it, you may know what was collected, have it corrected or deleted, and refuse its sale or sharing. The Company does not sell personal information and does not discriminate against you for using your rights.</p>`,
    '*': '<p>The consent to overseas transfer tells separately what is transferred to the Republic of Korea. Where the law of your country gives you wider rights, you keep them.</p>',
  }[edition.place];
  return `<h2>${asksMore(edition) ? 4 : 3}. Rights and protection</h2>
<h3>Your rights</h3>
<ul>
<li>At any time you may see your personal information, have it corrected or deleted, have its processing stopped, and withdraw your consent.</li>
<li>If you belong to a company, you may also turn to its administrator.</li>
${since(2, edition, '<li>The Company tells you the result of a request within 10 days.</li>')}
</ul>
<h3>Provision to others and processors</h3>
<p>The Company does not provide personal information to others without your consent or a basis in law. The operator lists here who processes information on its behalf, and for what.</p>
${abroad}
<h3>Destruction</h3>
<p>Within 5 days after its period has passed or its purpose is fulfilled, information is destroyed so that it cannot be restored. What the law requires to be kept is kept apart.</p>
<h3>Safeguards</h3>
<ul>
<li>Passwords are stored so that they cannot be read back, contact data is encrypted.</li>
<li>The data of each company is kept apart, so that no other company can see it.</li>
<li>The work of administrators is recorded and reviewed.</li>
</ul>
<h3>Contact</h3>
<p>The operator names the privacy officer and how to reach them here.</p>
${supplement(edition, versionDates, {
  2: 'Time zone and display language are collected too; results of requests are told within 10 days.',
  3: 'The value that recognises a second sign-up is kept for 3 years, access records for 2 years; optional information is asked for apart.',
})}`;
}
