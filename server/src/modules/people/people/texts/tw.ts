import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  employeesFile: {
    name: '成員',
    fullName: '姓名',
    loginId: '登入帳號',
    department: '部門',
    concurrentPosts: '兼任部門',
    jobRank: '職級',
    jobTitle: '職務',
    state: '狀態',
    inService: '在職',
    notYetApplied: '待啟用',
    retired: '已離職',
    onLeave: '休假中',
    dispatched: '外派中',
    suspended: '已停權',
    registeredAt: '新增時間',
  },
  welcomeMail: {
    subject: '{{company}} 已為您準備好帳號',
    heading: '{{name}}，歡迎加入 {{company}}',
    text: '{{company}} 已為您準備好帳號。使用此電子郵件接收驗證碼並設定密碼後即可進入。',
    button: '啟用帳號',
    notYou: '如果您不認識這家公司，請刪除這封郵件，帳號不會被啟用。',
  },
};
