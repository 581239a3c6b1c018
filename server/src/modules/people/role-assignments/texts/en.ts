export const en = {
  membershipsFile: {
    file: 'Administrators',
    name: 'Name',
    loginId: 'Sign-in ID',
    roles: 'Roles',
    granted: 'Granted',
    secondFactor: 'Two-step verification',
    lastSeen: 'Last seen',
    on: 'On',
    off: 'Off',
  },
  handoverMails: {
    open: 'Accept or decline',
    offered: {
      heading: 'You are offered the role of primary administrator',
      text: '{{name}} wants to transfer the role of primary administrator to you. It represents the company and administers all of it.\n\nNothing changes until you accept. Sign in and accept or decline by {{until}}.',
    },
    withdrawn: {
      heading: 'The offer of the primary administrator role was withdrawn',
      text: '{{name}} withdrew the offer to transfer the role of primary administrator to you. There is nothing you need to do.',
    },
    declined: {
      heading: 'Your transfer was declined',
      text: '{{name}} declined the role of primary administrator. You keep the role and can offer it to another person.',
    },
    lapsed: {
      heading: 'Your transfer was not accepted',
      text: '{{name}} did not accept the role of primary administrator. The offer has ended; you keep the role and can offer it again.',
    },
    handedOver: {
      heading: 'You are no longer the primary administrator',
      text: '{{name}} accepted and is the primary administrator now. You are a company administrator from now on.\n\nIf you did not offer the role, contact support immediately.',
    },
    received: {
      heading: 'You are now the primary administrator',
      text: 'You accepted the role of primary administrator from {{name}}. You represent the company and administer all of it.\n\nIf this was not you, contact support immediately.',
    },
    replaced: {
      heading: 'The primary administrator was replaced',
      text: 'The platform operator made {{name}} the primary administrator of your company. The former one is a company administrator from now on.\n\nReason: {{reason}}\n\nIf you did not expect this, contact support immediately.',
    },
  },
  domainMails: {
    open: 'Open mail domains',
    heading: 'The DNS record of {{domain}} is missing',
    text: 'The TXT record that proves your company’s domain {{domain}} was not found when checked on {{time}}. While it is missing, no new ID can use the domain. Existing IDs stay as they are.\n\nIf no one removed it on purpose, add the record again and check the domain. You can find the record on the Mail domains page.',
  },
  roleMails: {
    granted: {
      heading: 'You have a new role: {{role}}',
      text: 'You were granted the role “{{role}}” in your company. It applies from now on.\n\nIf you have questions, contact your company’s administrator.',
    },
    revoked: {
      heading: 'Your role was revoked: {{role}}',
      text: 'Your role “{{role}}” in your company was revoked. It no longer applies.\n\nIf you have questions, contact your company’s administrator.',
    },
  },
};
