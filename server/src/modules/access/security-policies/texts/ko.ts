import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  factorReminders: {
    heading: '2단계 인증을 설정해 주세요',
    open: '계정 보안 열기',
    text: '회사에서 2단계 인증을 요구하지만 아직 설정되지 않았습니다.\n\n지금 패스키나 인증 앱으로 설정해 주세요. 1분 정도면 됩니다. 설정하지 않으면 로그인할 때 설정해야 합니다.',
  },
};
