import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '个人密钥',
  help: '封存您的数据文件。密钥登记期间，只有您本人能在此打开。',
  loading: '正在加载个人密钥',
  retry: '重试',
  state: '状态',
  since: '开始日期',
  states: {
    readyForRegistration: '可登记',
    registered: '已登记',
    readyForRelease: '等待解除',
    released: '已解除',
  },
  releasedText: '由此密钥封存的文件无法再打开。您可以登记新的密钥。',
  waitsText: '申请解除期间，密钥无法打开任何文件。在管理员解除之前，您可以撤回申请。',
  waitsForYou: '您是公司唯一的管理员，可以自行解除。',
  seal: '封存并下载',
  sealed: '已封存并下载您的数据。',
  open: '打开封存文件',
  opened: '文件已打开并保存。',
  withdraw: '撤回申请',
  withdrawn: '已撤回申请。',
  passwordHelp: '防止您离开时他人进行更改。',
  titles: {
    register: '登记密钥',
    askRelease: '申请解除',
    release: '解除密钥',
    reset: '重置密钥',
  },
  leads: {
    register: '密钥由 Madang 保管，不会显示。封存的文件请自行保管。',
    askRelease: '解除后，由此密钥封存的文件将永远无法打开。请先打开需要的文件。',
    release: '密钥将被销毁，由它封存的文件永远无法再打开。',
    reset: '无论处于何种状态，密钥都将被销毁并视为已解除。由它封存的文件永远无法再打开。',
  },
  done: {
    register: '密钥已登记。',
    askRelease: '已申请解除密钥。',
    release: '密钥已解除。',
    reset: '密钥已重置。',
  },
  notice: {
    title: '待解除的个人密钥 {{number}} 个',
    text: '请在成员详情中解除。',
  },
};
