/** MARKETING COPY: the carrier quoted here is invented. */
export const en = {
  title: 'Loads on your lanes. No surprises on your rate.',
  lead: 'Andén asks you only about loads that fit your equipment and go where you go. You answer from your phone and always learn how your rate did.',
  register: 'Register as a carrier',
  offer: 'Offer a lane',
  scene: 'A truck leaving a yard in Nuevo León for the international bridge.',
  gainsTitle: 'What you gain by joining the network',
  gains: [
    {
      title: 'Loads on your preferred lanes',
      text: 'You say which states you leave from and which you reach; we call you for those alone.',
    },
    {
      title: 'Clear quote requests',
      text: 'Origin, destination, equipment, weight, dates and deadline on one screen. Answer all-in or itemized.',
    },
    {
      title: 'Fair quotes',
      text: 'At closing you see your rank and how far in percent you were from the winning rate. Nobody is left without an answer.',
    },
    {
      title: 'Immediate payment',
      text: 'The option to be paid on proof of delivery (POD), without waiting thirty or sixty days.',
    },
    {
      title: 'Financial help',
      text: 'Advances for diesel and tolls, and credit terms that grow with your record.',
    },
    {
      title: 'One carrier packet',
      text: 'Upload your documents once; we tell you before they expire and nobody asks for them again.',
    },
  ],
  stepsTitle: 'From registering to your first load',
  steps: [
    {
      title: 'Register',
      text: 'Company, contact, states you cover and equipment. Pause and continue later.',
    },
    {
      title: 'Upload your documents',
      text: 'We review them one by one and tell you what is missing.',
    },
    {
      title: 'Quote',
      text: 'Each request comes with its deadline. One tap and your rate is in.',
    },
    {
      title: 'Haul and get paid',
      text: 'You are assigned, report your progress and choose how to be paid.',
    },
  ],
  documentsTitle: 'Which documents we ask for',
  documentsLead:
    'They are uploaded one by one, as PDF or photo. Depending on your nationality and what you haul, not all are needed.',
  documents: [
    'Customer packet',
    'Incorporation act',
    'Official ID',
    'Insurance cover',
    'Wire instructions',
    'Carrier certificate',
    'Credit application',
    'Proof of address',
    'Bank statement',
    'Legal representative ID',
    'Positive tax compliance (under 3 months)',
    'Security certificates (CTPAT, OEA)',
    'Tax status certificate (under 3 months)',
    'Transportation ministry acknowledgement',
  ],
  voice: {
    words:
      'I used to fill in the same carrier packet for every broker. Here I uploaded it once, and by Tuesday I had a backhaul.',
    name: 'Ramiro Cantú',
    role: 'Owner, Fletes Piedra Lisa, Saltillo, Coah.',
  },
  voicesTitle: 'What carriers say',
  questionsTitle: 'Carriers ask',
  questions: [
    {
      question: 'What does joining cost?',
      answer: 'Nothing. Registering, quoting and hauling loads is free of charge for you.',
    },
    {
      question: 'Do I need to cross the border?',
      answer:
        'No. There are domestic loads in the 32 states of Mexico and in the United States, besides those that cross.',
    },
    {
      question: 'Who sees my rates?',
      answer: 'Whoever quotes the load. Other carriers never see your name or your rate.',
    },
    {
      question: 'What if my RFC is already registered?',
      answer:
        'Somebody of the network has you already. Sign in if you have an account, or write to us and we sort it out with you.',
    },
  ],
  supportTitle: '24/7 support for your driver',
  supportText: 'By chat at any hour; by phone every day from 8:00 to 20:00, Central Mexico time.',
  signIn: 'I have an account: sign in',
};
