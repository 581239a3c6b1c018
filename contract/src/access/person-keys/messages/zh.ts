import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    KMS002: '该内容由其他密钥封存，或封存后已被更改。',
    KMS003: '无法连接密钥库。未做任何更改，请稍后重试。',
    KMS004: '密钥库返回了其他密钥。未做任何更改，请联系管理员。',
    KMS005: '尚未登记密钥。',
    KMS006: '密钥已登记。须先申请解除才能解除。',
    KMS007: '密钥正在等待解除。',
    KMS008: '该密钥已解除，由它封存的内容无法再打开。',
    KEY_OWN: '您本人的密钥由其他管理员解除。公司没有其他管理员时，可在申请解除后自行解除。',
  },
  operations: {
    'register-key': '登记密钥',
    'ask-key-release': '申请解除密钥',
    'withdraw-key-release': '撤回解除密钥申请',
    'make-file-key': '用密钥封存文件',
    'open-file-key': '打开封存文件',
    'release-key': '解除密钥',
    'reset-key': '重置密钥',
  },
};
