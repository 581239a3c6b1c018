import { versionDates } from './dates.ts';
import { at, since, type Sample, type SampleEdition } from './sample.ts';
import { sampleNotice, supplement } from './words.en.ts';

/** Terms of service. */
export const svcrEn: Sample = {
  title: 'Terms of Service',
  contents: (edition) => [
    { content: general(edition), isRequired: true },
    { content: freePlan(edition), isRequired: true },
    { content: duties(edition), isRequired: true },
  ],
};

function general(edition: SampleEdition): string {
  const notice = at(edition, { 1: '7 days', 2: '7 days (30 days for adverse or material changes)' });
  return `${sampleNotice}
<h2>Part 1. General</h2>
<h3>Article 1 (Purpose)</h3>
<p>These terms set out the rights, duties, responsibilities and procedures that apply to the workplace services provided by whoever installs and operates this service (the “Company”).</p>
<h3>Article 2 (Definitions)</h3>
<ol>
<li>A “Customer” is the company, organisation or individual that has contracted with the Company to use the service.</li>
<li>An “Administrator” is a person who manages users and settings on behalf of a Customer.</li>
<li>A “User” is a person who uses the service after being registered or invited by the Customer’s Administrator.</li>
</ol>
<h3>Article 3 (Publication and changes)</h3>
<p>The Company publishes these terms where everyone can read them, together with earlier versions. A change is announced with its effective date and reason at least ${notice} in advance. A change that needs new consent is put to you at your first log-in after it takes force.</p>
<h3>Article 4 (Formation of the contract)</h3>
<p>The contract is formed when the applicant has agreed to these terms and completed verification, and the Company accepts. People under 14 cannot sign up. Whoever signs up on behalf of a company must be authorised to represent it.</p>`;
}

function freePlan(edition: SampleEdition): string {
  const domainRow = since(
    3,
    edition,
    '<tr><th scope="row">Moving to a company mail domain</th><td>Free for 3 years from the day of the move</td></tr>',
  );
  return `<h2>Part 2. The free plan</h2>
<h3>Article 5 (What the free plan contains)</h3>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Content</th></tr></thead>
<tbody>
<tr><th scope="row">Meetings</th><td>Up to 100 people in a meeting, up to 50 minutes at a time</td></tr>
<tr><th scope="row">Service-level guarantee (SLA)</th><td>None</td></tr>
${domainRow}
</tbody>
</table>
<p>A person can sign up for the free plan once. The Company does not guarantee the availability or recovery time of the free plan.</p>
${since(3, edition, '<p>A Customer that connects a mail domain of its own to the service pays nothing for 3 years from that day. The Company gives notice of later prices and of how to cancel 60 days before the 3 years end; nothing becomes chargeable unless the Customer agrees.</p>')}
<h3>Article 6 (Restrictions)</h3>
<p>If the service is used to impersonate others, to disturb its operation or to break the law, the Company may restrict its use and says why. Where urgent harm must be prevented it may restrict first and give notice at once. The Customer may object.</p>`;
}

function duties(edition: SampleEdition): string {
  const law =
    edition.place === 'KR'
      ? 'These terms are governed by the laws of the Republic of Korea, and disputes are heard by the courts that the Civil Procedure Act names.'
      : edition.place === 'US'
        ? 'These terms are governed by the law of the place where the Company is established. United States federal law and the consumer protection rules of your state that a contract cannot set aside continue to apply.'
        : 'These terms are governed by the law of the place where the Company is established. Consumer protection rules of your country of residence that a contract cannot set aside continue to apply.';
  return `<h2>Part 3. Duties and liability</h2>
<h3>Article 7 (Duties of the Company)</h3>
<p>The Company endeavours to provide the service reliably and, where possible, announces interruptions in advance. It protects personal information as the consent to its collection and use and the law require.</p>
<h3>Article 8 (Duties of Customers and Users)</h3>
<ul>
<li>Users do not share their ID and password.</li>
<li>Administrators tell people that they will use the service before registering them.</li>
${since(2, edition, '<li>Administrators withdraw the rights of Users who leave or move without delay.</li>')}
</ul>
<h3>Article 9 (Data)</h3>
<p>Rights in what Users upload belong to the Customer or the User. The Company processes it only as far as providing the service requires.</p>
<h3>Article 10 (Liability)</h3>
<p>The Company compensates damage caused intentionally or negligently. It is not liable for damage from causes beyond its control, such as natural disasters, network failures or a User’s own fault.</p>
<h3>Article 11 (Termination)</h3>
<p>The Customer may terminate the service at any time. The Company then announces a period for downloading data, keeps the data apart and destroys it when due.</p>
<h3>Article 12 (Governing law)</h3>
<p>${law}</p>
${supplement(edition, versionDates, {
  2: 'Adverse or material changes are announced 30 days ahead (Article 3); administrators withdraw the rights of people who leave (Article 8).',
  3: 'Three years free for Customers that move to a company mail domain (Article 5).',
})}`;
}
