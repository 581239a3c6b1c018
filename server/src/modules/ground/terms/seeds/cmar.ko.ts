import type { Consent } from '../terms.ts';
import { versionDates } from './dates.ts';
import { consentTable } from '../consent-table.ts';
import { at, since, type Sample, type SampleEdition } from './sample.ts';
import { consentHeads, sampleNotice, supplement } from './words.ko.ts';

/** 마케팅 정보 수신 동의; 거부해도 서비스를 이용할 수 있습니다. */
export const cmarKo: Sample = {
  title: '마케팅 정보 수신 동의',
  contents: (edition) => {
    const consent = marketing(edition);
    return [{ content: text(edition, consent), isRequired: false, consent }];
  },
};

function marketing(edition: SampleEdition): Consent {
  return {
    purpose: `새로운 기능과 행사, 혜택을 ${at(edition, { 1: '이메일로', 2: '이메일과 문자로' })} 안내`,
    items: at(edition, { 1: '성명, 외부 이메일', 2: '성명, 외부 이메일, 휴대전화 번호' }),
    retention: at(edition, {
      1: '동의를 철회하거나 서비스 계약이 끝날 때까지',
      3: '동의를 철회하거나 서비스 계약이 끝날 때까지. 2년마다 수신 동의를 다시 확인',
    }),
    refusal: '동의를 거부할 수 있습니다. 거부해도 서비스를 이용하는 데 아무런 제한이 없습니다.',
  };
}

function text(edition: SampleEdition, consent: Consent): string {
  const hours = edition.place === 'KR' ? '<p>밤 9시부터 다음 날 아침 8시까지는 보내지 않습니다.</p>' : '';
  const footer = edition.place === 'US' ? '<p>모든 메일에 수신 거부 방법과 보내는 이의 주소를 적습니다.</p>' : '';
  return `${sampleNotice}
<h2>마케팅 정보 수신 (선택)</h2>
<p>동의하면 다음과 같이 광고성 정보를 보내 드립니다.</p>
${consentTable(consentHeads, consent)}
<p>동의는 언제든지 철회할 수 있으며, 받은 메일이나 문자의 수신 거부로도 철회됩니다.</p>
${hours}${footer}
${since(3, edition, '<p>회사는 동의한 날부터 2년마다 수신 동의 사실과 철회하는 방법을 알려 드립니다.</p>')}
${supplement(edition, versionDates, {
  2: '문자 안내와 휴대전화 번호를 더했습니다.',
  3: '2년마다 수신 동의를 다시 확인하도록 했습니다.',
})}`;
}
