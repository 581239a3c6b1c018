import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    SHARED_ADDRESS_FORM: '@ 前最多可輸入 {{0}} 個英文字母和數字，中間可使用句點、連字號和底線。',
    SHARED_ADDRESS_LIMIT: '共用信箱最多可新增 {{0}} 個。',
    SHARED_ADDRESS_PERSON: '所選人員中有人已不在職，請移除後再儲存。',
  },
  fields: {
    sharedMailAddress: '郵件地址',
    sharedAddressName: '名稱',
    sharedAddressEnglishName: '英文名稱',
    sharedAddressDescription: '說明',
    members: '成員',
    senders: '可寄件人',
    owners: '負責人',
  },
  operations: {
    'create-shared-address': '新增共用信箱',
    'change-shared-address': '變更共用信箱',
    'change-own-members': '變更共用信箱成員',
    'delete-shared-address': '刪除共用信箱',
    'restore-shared-address': '復原共用信箱',
    'read-shared-address': '檢視共用信箱',
    'download-alias-table': '下載共用信箱',
  },
};
