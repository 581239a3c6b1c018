import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  rightLetters: {
    asked: {
      heading: 'Có yêu cầu xin quyền',
      text: '{{name}} xin một quyền trong {{hours}} giờ. Hãy xử lý ở “Yêu cầu” trong mục “Cấp quyền” của bảng điều khiển.\n\nLý do: {{reason}}',
    },
    approved: {
      heading: 'Quyền bạn xin đã được chấp thuận',
      text: 'Quyền bạn xin đã được chấp thuận. Bạn có thể dùng trong {{hours}} giờ kể từ bây giờ; sau đó quyền tự kết thúc.',
    },
    refused: {
      heading: 'Quyền bạn xin đã bị từ chối',
      text: 'Quyền bạn xin đã bị từ chối.\n\nLý do: {{reason}}',
    },
  },
};
