import type { Consent, Content } from '../terms.ts';
import { versionDates } from './dates.ts';
import { consentTable } from '../consent-table.ts';
import { asksMore, at, since, type Sample, type SampleEdition } from './sample.ts';
import { consentHeads, sampleNotice, supplement } from './words.ko.ts';

/** 개인정보 수집·이용 동의; 개인정보 처리방침으로도 보여 줍니다. */
export const piarKo: Sample = {
  title: '개인정보 수집·이용 동의',
  contents: (edition) => [
    account(edition),
    operation(edition),
    ...(asksMore(edition) ? [optional()] : []),
    { content: rights(edition), isRequired: true },
  ],
};

function account(edition: SampleEdition): Content {
  const consent: Consent = {
    purpose: '본인 확인, 계정 만들기와 로그인, 무료 요금제 중복 가입 방지, 계약 이행에 필요한 안내',
    items: `성명, 아이디, 비밀번호(복호화할 수 없게 저장), 외부 이메일 또는 휴대전화 번호, 거주 국가, 회사명${at(edition, { 2: ', 시간대, 표시 언어' })}`,
    retention: `서비스 계약이 끝날 때까지. 중복 가입 확인을 위한 인증 연락처의 식별값(원래 값으로 되돌릴 수 없음)은 가입일부터 ${at(edition, { 1: '1년', 3: '3년' })}`,
    refusal: '동의를 거부할 수 있습니다. 계약을 맺고 이행하는 데 꼭 필요한 항목이므로 거부하면 가입할 수 없습니다.',
  };
  const content = `${sampleNotice}
<h2>1. 가입과 계정 관리 (필수)</h2>
<p>회사는 계정을 만들고 관리하는 데 필요한 최소한의 개인정보를 다음과 같이 수집·이용합니다.</p>
${consentTable(consentHeads, consent)}
<p>주민등록번호는 수집하지 않습니다. 만 14세 미만인 사람의 정보는 수집하지 않습니다.</p>`;
  return { content, isRequired: true, consent };
}

function operation(edition: SampleEdition): Content {
  const consent: Consent = {
    purpose: '서비스 제공, 부정 이용과 침해 사고의 예방과 조사, 동의와 접속 사실의 증명',
    items: '접속 일시, IP 주소, 브라우저 정보, 서비스 이용 기록, 관리자 작업 기록, 동의 기록',
    retention: `접속 기록 ${at(edition, { 1: '1년', 3: '2년' })}, 권한 변경 기록 3년, 동의 기록은 계약이 끝날 때까지. 법령이 더 긴 기간을 정한 때에는 그 기간`,
    refusal: '동의를 거부할 수 있습니다. 안전한 서비스 제공에 꼭 필요한 항목이므로 거부하면 서비스를 이용할 수 없습니다.',
  };
  const content = `<h2>2. 서비스 제공과 안전한 운영 (필수)</h2>
<p>서비스를 이용하는 동안 다음 정보가 자동으로 만들어져 수집됩니다.</p>
${consentTable(consentHeads, consent)}`;
  return { content, isRequired: true, consent };
}

function optional(): Content {
  const consent: Consent = {
    purpose: '사내 프로필 표시와 동료 간 연락, 문자로 받는 인증번호와 안내',
    items: '닉네임, 회사 연락처, 휴대전화 번호, 담당 업무, 사진, 개인 이메일, 영문 이름, 생일(월과 일)',
    retention: '동의를 철회하거나 서비스 계약이 끝날 때까지. 철회하면 바로 파기',
    refusal: '동의를 거부할 수 있습니다. 거부해도 가입과 서비스 이용에는 제한이 없으며, 이 항목은 저장하지 않습니다.',
  };
  const content = `<h2>3. 선택 정보 (선택)</h2>
<p>다음 항목은 이용자가 원할 때만 수집·이용합니다. 동의는 언제든지 내 정보의 동의 내역에서 철회할 수 있습니다.</p>
${consentTable(consentHeads, consent)}`;
  return { content, isRequired: false, consent };
}

function rights(edition: SampleEdition): string {
  const abroad = {
    KR: '<p>대한민국에 거주하는 이용자의 개인정보는 국외로 이전하지 않습니다.</p>',
    US: `<p>대한민국으로 이전되는 정보는 ‘개인정보 국외 이전 동의’에서 따로 안내합니다.</p>
<h3>미국 거주자의 권리</h3>
<p>캘리포니아주 등 주법이 정하는 경우 수집한 정보의 내용을 알고, 정정하거나 삭제를 요구하며, 판매나 공유를 거부할 수 있습니다. 회사는 개인정보를 판매하지 않으며, 권리를 행사했다는 이유로 차별하지 않습니다.</p>`,
    '*': '<p>대한민국으로 이전되는 정보는 ‘개인정보 국외 이전 동의’에서 따로 안내합니다. 거주하는 국가의 법이 더 넓은 권리를 정한 때에는 그 권리를 그대로 행사할 수 있습니다.</p>',
  }[edition.place];
  return `<h2>${asksMore(edition) ? 4 : 3}. 권리와 보호</h2>
<h3>이용자의 권리</h3>
<ul>
<li>언제든지 자신의 개인정보를 열람하고, 정정·삭제·처리 정지를 요구하고, 동의를 철회할 수 있습니다.</li>
<li>회사에 소속된 이용자는 소속 회사의 관리자에게도 요구할 수 있습니다.</li>
${since(2, edition, '<li>요구를 받은 회사는 10일 안에 결과를 알립니다.</li>')}
</ul>
<h3>제3자 제공과 처리 위탁</h3>
<p>회사는 이용자의 동의나 법령의 근거 없이 개인정보를 제3자에게 제공하지 않습니다. 처리를 맡기는 업체와 맡기는 일은 운영자가 이곳에 적습니다.</p>
${abroad}
<h3>파기</h3>
<p>보유 기간이 지나거나 목적을 이루면 5일 안에 되살릴 수 없는 방법으로 파기합니다. 법령에 따라 보관하는 정보는 다른 정보와 나누어 보관합니다.</p>
<h3>안전성 확보 조치</h3>
<ul>
<li>비밀번호는 복호화할 수 없게, 연락처는 암호화하여 저장합니다.</li>
<li>회사마다 데이터를 나누어 다른 회사가 볼 수 없게 합니다.</li>
<li>관리자의 작업을 기록하고 점검합니다.</li>
</ul>
<h3>문의</h3>
<p>개인정보 보호책임자와 연락처는 운영자가 이곳에 적습니다.</p>
${supplement(edition, versionDates, {
  2: '수집 항목에 시간대와 표시 언어를 더하고, 권리 행사 결과를 알리는 기간을 정했습니다.',
  3: '중복 가입 확인을 위한 식별값의 보유 기간을 3년으로, 접속 기록의 보유 기간을 2년으로 바꾸고, 선택 정보를 따로 묻습니다.',
})}`;
}
