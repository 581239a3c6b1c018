import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words: '権限, 役割, 委任, 管理範囲, 期限, 時間帯, 部署管理者, 休業日, 祝日, 許可時間帯',
  },
};
