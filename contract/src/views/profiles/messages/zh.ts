import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: '可选信息仅在您同意保存后才能存储。请先在“同意记录”中同意。',
    MB1055: '代表管理员无法删除，请先移交该角色。',
    ACCOUNT_LAST_ADMINISTRATOR: '您是最后一位拥有此权限的管理员，请先将权限授予他人。',
    OWN_DATA_LIMIT: '24 小时内最多可下载 {{0}} 次您的数据。请稍后再试。',
  },
};
