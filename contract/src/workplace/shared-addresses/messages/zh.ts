import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SHARED_ADDRESS_FORM: '@前最多可输入{{0}}个英文字母和数字，中间可以使用点、连字符和下划线。',
    SHARED_ADDRESS_LIMIT: '公共邮箱最多可添加{{0}}个。',
    SHARED_ADDRESS_PERSON: '所选人员中有人已不在职，请移除后重新保存。',
  },
  fields: {
    sharedMailAddress: '邮箱地址',
    sharedAddressName: '名称',
    sharedAddressEnglishName: '英文名称',
    sharedAddressDescription: '说明',
    members: '成员',
    senders: '可发件人',
    owners: '负责人',
  },
  operations: {
    'create-shared-address': '添加公共邮箱',
    'change-shared-address': '更改公共邮箱',
    'change-own-members': '更改公共邮箱成员',
    'delete-shared-address': '删除公共邮箱',
    'restore-shared-address': '恢复公共邮箱',
    'read-shared-address': '查看公共邮箱',
    'download-alias-table': '下载公共邮箱',
  },
};
