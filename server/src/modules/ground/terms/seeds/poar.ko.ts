import type { Consent } from '../terms.ts';
import { versionDates } from './dates.ts';
import { consentTable } from '../consent-table.ts';
import { at, since, type Sample, type SampleEdition } from './sample.ts';
import { sampleNotice, supplement, transferHeads } from './words.ko.ts';

/** 개인정보 국외 이전 동의; 대한민국 밖에 거주하는 사람에게만 보여 줍니다. */
export const poarKo: Sample = {
  title: '개인정보 국외 이전 동의',
  contents: (edition) => {
    const consent = transfer(edition);
    return [{ content: text(edition, consent), isRequired: true, consent }];
  },
};

function transfer(edition: SampleEdition): Consent {
  return {
    purpose: '서비스 제공, 데이터의 저장과 백업, 장애와 침해 사고 대응',
    items: `성명, 아이디, 외부 이메일 또는 휴대전화 번호, 거주 국가, 회사명, 접속 기록${at(edition, { 2: ', 시간대, 표시 언어' })}`,
    retention: at(edition, {
      1: '서비스 계약이 끝날 때까지',
      3: '서비스 계약이 끝날 때까지. 접속 기록은 2년',
    }),
    refusal:
      '동의를 거부할 수 있습니다. 서비스는 대한민국에 있는 서버에서만 제공되므로 거부하면 가입할 수 없습니다. 동의한 뒤에도 계정을 해지하여 이전을 멈출 수 있습니다.',
  };
}

function text(edition: SampleEdition, consent: Consent): string {
  const local = {
    KR: '',
    US: '<p>미국의 법 집행 기관이 요청하는 정보는 대한민국 법과 국제 공조 절차에 따라 제공 여부를 판단합니다.</p>',
    '*': '<p>거주하는 국가의 법이 국외 이전에 더 엄격한 조건을 정한 때에는 그 조건을 지킵니다.</p>',
  }[edition.place];
  return `${sampleNotice}
<h2>개인정보의 국외 이전 (필수)</h2>
<p>서비스의 서버는 대한민국에 있습니다. 대한민국 밖에 거주하는 이용자의 개인정보는 다음과 같이 대한민국으로 이전됩니다.</p>
<table><tbody>
<tr><th scope="row">이전받는 자</th><td>이 서비스를 운영하는 회사(이름과 연락처는 운영자가 이곳에 적습니다)</td></tr>
<tr><th scope="row">이전되는 국가</th><td>대한민국</td></tr>
<tr><th scope="row">이전 일시와 방법</th><td>가입할 때와 서비스를 이용할 때 암호화된 통신으로 수시로 전송</td></tr>
</tbody></table>
${consentTable(transferHeads, consent)}
${since(2, edition, '<p>회사는 이전받은 정보를 다른 국가로 다시 이전하지 않습니다.</p>')}
${local}
${supplement(edition, versionDates, {
  2: '이전하는 항목에 시간대와 표시 언어를 더하고, 다시 이전하지 않는다는 점을 밝혔습니다.',
  3: '접속 기록의 보유 기간을 2년으로 정했습니다.',
})}`;
}
