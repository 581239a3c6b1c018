import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  tieMails: {
    open: 'Chấp nhận hoặc từ chối',
    offered: {
      heading: 'Bạn được mời quản trị {{company}}',
      text: '{{company}} mời bạn làm quản trị viên nhóm bằng chính tài khoản đăng nhập của bạn.\n\nChưa có gì thay đổi trước khi bạn chấp nhận. Hãy đăng nhập và chấp nhận hoặc từ chối trước {{until}}.',
    },
    withdrawn: {
      heading: 'Lời mời quản trị công ty đã được rút lại',
      text: '{{company}} đã rút lời mời làm quản trị viên nhóm. Bạn không cần làm gì.',
    },
    declined: {
      heading: 'Lời mời quản trị viên nhóm đã bị từ chối',
      text: 'Quản trị viên của {{company}} đã từ chối lời mời làm quản trị viên nhóm. Bạn có thể mời lại.',
    },
    lapsed: {
      heading: 'Lời mời quản trị viên nhóm đã hết hạn',
      text: 'Quản trị viên của {{company}} không trả lời lời mời đúng hạn. Bạn có thể mời lại.',
    },
    made: {
      heading: 'Đã thêm quản trị viên nhóm',
      text: 'Quản trị viên của {{company}} đã chấp nhận và giờ có thể quản trị công ty.',
    },
    ended: {
      heading: 'Đã gỡ quản trị viên nhóm',
      text: 'Quản trị viên nhóm giữa công ty của bạn và {{company}} đã được gỡ. Mọi phiên đăng nhập của người đó đã kết thúc.',
    },
  },
};
