export const en = {
  accountMails: {
    passwordChanged: {
      heading: 'Your password was changed',
      text: 'The password of your Madang account was changed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    externalMailChanged: {
      heading: 'Your external email was changed',
      text: 'The external email of your Madang account was changed on {{time}}. Codes and notices go to the new address from now on.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    mobileAdded: {
      heading: 'A mobile number was added to your account',
      text: 'A mobile number was added to your Madang account on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    mobileChanged: {
      heading: 'Your mobile number was changed',
      text: 'The mobile number of your Madang account was changed or removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    closed: {
      heading: 'Your account is closed',
      text: 'Your Madang account was closed on {{time}}. You are logged out everywhere, and no one can log in with it any more.\n\nWhat has to be kept of it is kept apart and destroyed after {{days}} days. What you wrote for your company stays there without your name.\n\nIf you did not close it yourself, {{tell}}',
    },
    hintsChanged: {
      heading: 'Your security questions were changed',
      text: 'The security questions of your Madang account were changed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    loginIdGiven: {
      heading: 'Your account has a new ID',
      text: 'The operator of the service gave your Madang account a new ID on {{time}}. Log in as {{id}} from now on; your password is the same.\n\nIf you did not ask for this, tell the contact centre at once.',
    },
    companyEnded: {
      heading: 'Your company has ended its use of Madang',
      text: '{{company}} ended its use of Madang on {{time}}. Everybody is logged out, and no one can log in or join any more.\n\nThe data of the company and its people is destroyed after {{until}} and cannot be brought back then. The proof of consents and the access records stay as long as the law asks.\n\nUntil then the contact centre can take this back. If you know nothing of it, tell them at once.',
    },
    companyTakenBack: {
      heading: 'The end of your company’s use was taken back',
      text: 'The end of {{company}}’s use of Madang was taken back on {{time}}. Everybody can log in again, and the data is as it was.',
    },
    marketingAgreed: {
      heading: 'You agreed to receive marketing information',
      fact: 'You agreed to receive marketing information from Madang on {{time}}, and your consent is recorded. It holds for {{years}} years; then you are asked again.\n\nYou can take it back at any time under “My account” > “Consents”.',
      text: 'If it was not you who agreed, {{tell}}',
    },
    marketingDeclined: {
      heading: 'You took back your consent to marketing',
      text: 'You took back your consent to marketing information from Madang on {{time}}, and this is recorded. No more of it is sent to you.\n\nYou can agree again at any time under “My account” > “Consents”. If it was not you who took it back, {{tell}}',
    },
    factors: {
      heading: 'About your second factor',
      appAdded:
        'An authenticator app was set up for your Madang account on {{time}}. It is asked for at each log-in from now on.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      appRemoved:
        'The authenticator app of your Madang account was removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      passkeyAdded:
        'A passkey was registered for your Madang account on {{time}}. From now on, log-ins can be confirmed with it.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      passkeyRemoved:
        'A passkey of your Madang account was removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      passkeyCopied:
        'A log-in to your Madang account on {{time}} was refused: the passkey “{{name}}” seems to have been copied.\n\nWhoever tried knows your password. Change it, remove this passkey and register a new one. If it was not you who tried, {{tell}}',
      recoveryCodesRenewed:
        'New recovery codes were made for your Madang account on {{time}}. Earlier ones no longer work.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
      reset:
        'Your administrator switched two-step verification off for your Madang account on {{time}}. You were logged out everywhere; you can set it up again once you have logged in with your password.\n\nIf you did not ask for this, {{tell}}',
      resetByOperator:
        'The operator of Madang switched two-step verification off for your Madang account on {{time}}. You were logged out everywhere; you can set it up again once you have logged in with your password.\n\nIf you did not ask for this, {{tell}}',
      guessed:
        'Wrong codes were entered many times for the two-step verification of your Madang account until {{time}}, so none is accepted for a while.\n\nWhoever entered them knows your password. If this was you, log in again later. If it was not, change your password and {{tell}}',
      recoveryCodeUsed:
        'A recovery code was used to log in to your Madang account on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, {{tell}}',
    },
    /** Ends the texts above: the person to write to. */
    tell: {
      people: 'contact your company’s administrator or the contact centre at once.',
      operators: 'tell another operator or the person who runs the server at once.',
    },
    contactCentre: 'Contact centre: {{0}}',
  },
};
