import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  list: {
    title: '已登入的裝置',
    help: '若有不認得的裝置，請將其登出並變更密碼。',
    device: '裝置',
    lastSeen: '上次使用',
    action: '操作',
    current: '目前這部裝置',
    unknownDevice: '不明裝置',
    network: '網段',
    unknownNetwork: '未知',
    end: '登出',
    endOf: '登出 {{device}}',
    endAsk: '將從 {{device}} 登出。',
    endOthers: '登出其他所有裝置',
    endOthersAsk: '除了這部裝置之外，所有裝置都會登出。',
    othersStay: '其他裝置仍處於登入狀態。將其登出後，再次登入時需要兩步驟驗證。',
    othersOpen: '您在其他裝置上仍處於登入狀態。如果可能有他人在使用，請將其登出。',
    keepOthers: '保持登入',
    loading: '正在載入已登入的裝置',
    retry: '重試',
  },
};
