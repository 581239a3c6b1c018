import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: {
    first: '약관 동의',
    again: '약관이 변경되었습니다',
    settled: '약관 동의를 마쳤습니다',
  },
  lead: '내용을 확인하고 동의 여부를 선택해 주세요. 완료하면 바로 로그인됩니다.',
  settledLead: '‘계속’을 누르면 로그인됩니다.',
  leaving: '로그인하고 있습니다.',
  country: '거주 국가: {{country}}',
  changeCountry: '변경',
  countryHelp: '국가마다 약관이 다릅니다. 국가를 변경하면 해당 국가의 약관을 다시 확인합니다.',
  countryChanged: '거주 국가를 변경했습니다. 해당 국가의 약관을 확인하고 다시 동의해 주세요.',
  required: {
    title: '필수 항목',
    tag: '필수',
    help: '동의하지 않으면 서비스를 이용할 수 없습니다.',
  },
  optional: {
    title: '선택 항목',
    tag: '선택',
    help: '동의하지 않아도 계속 이용할 수 있습니다.',
    part: '선택 개인정보 수집·이용',
    agreedOn: '{{date}}에 동의하셨습니다. 수신 동의 여부는 {{years}}년마다 다시 확인합니다.',
    goes: '동의하지 않으면 다음 정보가 즉시 삭제되며 되돌릴 수 없습니다: {{items}}',
    lastContact:
      '확인된 외부 이메일이 없습니다. 휴대전화 번호까지 삭제하면 비밀번호를 잊었을 때 계정을 되찾지 못할 수 있습니다.',
  },
  delete: {
    title: '선택 정보 삭제',
    ask: '다음 정보를 지금 삭제하며 되돌릴 수 없습니다: {{items}}. 계속하시겠습니까?',
    ok: '삭제하고 계속',
  },
  changes: {
    title: '바뀐 내용',
    compare: '이전에 동의하신 {{date}} 버전과 비교',
  },
  inForce: '{{date}}부터 시행됩니다. 버전 {{version}}.',
  open: '내용 보기',
  submit: '동의하고 계속',
  remaining: '필수 항목에 동의하면 계속할 수 있습니다.',
  logOut: '로그아웃',
  success: '정상적으로 처리되었습니다.',
  goOn: '계속',
  elsewhere: {
    title: '약관 동의가 이미 완료되었습니다',
    text: '다른 창이나 다른 기기에서 먼저 완료하여 여기에서 선택한 내용은 저장되지 않았습니다.',
    where: '현재 적용되는 동의 내용은 ‘내 계정’의 ‘동의 내역’에서 확인할 수 있습니다.',
    account: '동의 내역 보기',
  },
  receipt: {
    text: '선택 정보가 삭제되었습니다. 등록된 외부 이메일이 있으면 이 확인 내용을 메일로도 보내 드립니다.',
    deleted: '삭제한 정보',
    time: '삭제 일시',
    nothing: '저장된 정보 없음',
    nothingText: '저장된 선택 정보가 없어 삭제할 것이 없었습니다.',
  },
  denied: {
    title: '동의할 약관이 없습니다',
    text: '약관이 변경되었을 때 열리는 페이지입니다. 로그인해 주세요.',
    logIn: '로그인',
  },
  items: {
    nickname: '닉네임',
    companyContact: '회사 연락처',
    mobile: '휴대전화 번호',
    duties: '담당 업무',
    photo: '사진',
    personalMail: '개인 이메일',
    englishName: '영문 이름',
    birthday: '생일',
    refereeMobile: '추천인 휴대전화 번호',
  },
  loading: '약관을 불러오는 중입니다.',
  retry: '다시 시도',
};
