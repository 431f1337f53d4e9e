/** Where help is reached by e-mail. The address is of a reserved domain until the house has its own. */
export const EMAIL_LINK = 'mailto:ayuda@anden.example';

/** Where help is reached by messaging app. The number is one reserved for examples. */
export const CHAT_LINK = 'https://wa.me/12025550142';
