import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  list: {
    title: '로그인한 기기',
    help: '모르는 기기가 있으면 로그아웃하고 비밀번호를 변경해 주세요.',
    device: '기기',
    lastSeen: '마지막 사용',
    action: '작업',
    current: '지금 이 기기',
    unknownDevice: '알 수 없는 기기',
    network: '네트워크',
    unknownNetwork: '알 수 없음',
    end: '로그아웃',
    endOf: '{{device}} 로그아웃',
    endAsk: '{{device}} 기기에서 로그아웃합니다.',
    endOthers: '다른 기기 모두 로그아웃',
    endOthersAsk: '이 기기를 제외한 모든 기기에서 로그아웃합니다.',
    othersStay: '다른 기기에는 아직 로그인되어 있습니다. 로그아웃하면 다음에 로그인할 때 2단계 인증을 거칩니다.',
    othersOpen: '다른 기기에 아직 로그인되어 있습니다. 다른 사람이 사용하는 기기가 있을 수 있다면 로그아웃해 주세요.',
    keepOthers: '로그아웃하지 않기',
    loading: '로그인한 기기를 불러오는 중입니다.',
    retry: '다시 시도',
  },
};
