import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    SHARED_ADDRESS_FORM:
      '@ 앞에는 영문자와 숫자를 최대 {{0}}자까지 입력할 수 있으며, 그 사이에 마침표(.), 하이픈(-), 밑줄(_)을 쓸 수 있습니다.',
    SHARED_ADDRESS_LIMIT: '공용 메일 주소는 최대 {{0}}개까지 등록할 수 있습니다.',
    SHARED_ADDRESS_PERSON: '선택한 사람 중 재직 중이 아닌 사람이 있습니다. 목록에서 뺀 뒤 다시 저장해 주세요.',
  },
  fields: {
    sharedMailAddress: '메일 주소',
    sharedAddressName: '이름',
    sharedAddressEnglishName: '영문 이름',
    sharedAddressDescription: '설명',
    members: '구성원',
    senders: '보낼 수 있는 사람',
    owners: '담당자',
  },
  operations: {
    'create-shared-address': '공용 메일 주소 추가',
    'change-shared-address': '공용 메일 주소 변경',
    'change-own-members': '공용 메일 주소 구성원 변경',
    'delete-shared-address': '공용 메일 주소 삭제',
    'restore-shared-address': '공용 메일 주소 복구',
    'read-shared-address': '공용 메일 주소 조회',
    'download-alias-table': '공용 메일 주소 내려받기',
  },
};
