import type { Notice } from './noticeText.ts';

export const english: Notice = {
  title: 'Privacy notice',
  updated: 'Last updated: 22 November 2026',
  introduction:
    'This notice explains which personal data we handle at Andén, what we use them for and what you can decide about them. It is issued under Mexico’s Federal Law on Protection of Personal Data Held by Private Parties. This translation is for convenience; the Spanish text prevails.',
  parts: [
    {
      title: 'Who is responsible for your data',
      paragraphs: [
        'The controller is the company that operates Andén and signs the service contract with you or your company; its legal name and address are stated in that contract.',
        'When a company registers its customers, contacts or carriers in Andén, that company decides about those data and we process them on its behalf.',
      ],
    },
    {
      title: 'Which data we handle',
      paragraphs: ['Only those needed to quote, move and document a load:'],
      items: [
        'Identity and contact: name, surnames, e-mail, telephone and company.',
        'Of your account: user type, permissions, language and a record of what you do in the system.',
        'Of the carrier: RFC (tax id), CAAT, SCAC, address, legal representative and the documents in its file.',
        'Financial: bank statement, wire instructions and credit application, where they are part of the file.',
        'Of the operation: locations, dates and contacts for pickup and delivery, rates and incidents.',
      ],
      closing:
        'Financial data are requested with your express consent. We do not ask for sensitive personal data; if a document contains some that are not needed, cover them before uploading it.',
    },
    {
      title: 'What we use them for',
      paragraphs: ['These purposes are necessary for the service:'],
      items: [
        'To create your account, verify who you are and give you access to what is yours.',
        'To request, receive, compare rates, assign loads and follow them.',
        'To assemble and review the carrier’s file, and to warn when a document expires.',
        'To coordinate the customs clearance and insurance that you contract.',
        'To answer requests for help and meet legal and tax obligations.',
      ],
      closing:
        'As a purpose that is not necessary, we may use your e-mail to tell you what is new. You may opt out from the start without any effect on your account.',
    },
    {
      title: 'With whom we share them',
      paragraphs: [
        'A quote is shared with the invited carriers, and a carrier’s rate with whoever asked for it. The end customer sees neither the carriers’ names nor the purchase cost, and a carrier does not see the rates of others.',
        'We also transfer what is indispensable to the customs brokers and insurers involved in your load, and to authorities of Mexico and the United States that require it under the law. Hosting, identity and mail providers process data on our behalf only. We do not sell personal data.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may access, rectify or cancel your data or object to their use (ARCO rights), withdraw your consent, and limit the use or disclosure of your data.',
        'Do so from Help, in the menu under your name, or through whoever administers your company’s account. State your name, the right you exercise and the data concerned, and prove your identity. We answer within twenty business days at most and, where the request is granted, carry it out within the fifteen that follow.',
        'If you consider that your right was not honored, you may turn to Mexico’s Secretaría Anticorrupción y Buen Gobierno.',
      ],
    },
    {
      title: 'How long we keep them',
      paragraphs: [
        'While your account is active and afterwards for the periods that tax, commercial and customs laws demand. Then we block and delete them. These data are deleted earlier, automatically:',
      ],
      items: [
        'Notifications in the system, after {kept.notifications} days.',
        'Mails that we send, after {kept.mails} days.',
        'Files that you upload to create records, after {kept.importFiles} days, and the result of each row, after {kept.importRows} days.',
        'Registrations of carriers on this site, {kept.registrations} days after they were finished or their link expired.',
        'Requests that you send from this site, {kept.siteRequests} days after their last change.',
        'The security log, with user and IP address, after {kept.securityLog} days.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: ['We use no advertising cookies and no third-party analytics. We keep:'],
      items: [
        'The “locale” cookie, with the language of the page, for one year.',
        'In local storage: the light or dark theme, the language you chose and, if you sign in, your session data, which are deleted when you leave; if you register your company, the key with which this device opens your registration again, which is deleted when you finish it.',
        'In session storage, until you close the tab: what you write in a form, which is deleted when you send it, and the single-use key with which it is sent.',
        'The identity provider’s cookies while you sign in and keep your session.',
      ],
      closing: 'You can delete them in your browser at any time; the page will keep working.',
    },
    {
      title: 'How we protect them',
      paragraphs: [
        'We encrypt communications, separate the data of each company, limit access by function and keep documents outside the public site. If a breach significantly affects your rights, we tell you immediately.',
      ],
    },
    {
      title: 'Changes to this notice',
      paragraphs: [
        'We publish any change on this page, with its date. If a purpose or a transfer that requires your consent changes, we will ask for it when you sign in.',
      ],
    },
  ],
};
