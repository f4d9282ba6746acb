/** The steps of WY901 that show every kind of question and note, with answers to each. */
export const everyKind: Record<string, string>[] = [
  { hasSink: 'true' },
  {
    nickname: 'Bubbles',
    remarks: 'It drips, now and then.',
    installed: '03/01/2020',
    paidIn: '04/2020',
    soldIn: '2030',
    phone: '(307) 555-0100',
    email: 'sink@example.com',
    zip: '82001-1234',
    dependents: '07',
    share: '.5',
    price: '+1,250.5',
    rent: '1,250',
  },
  {
    filingStatus: 'MARRIED',
    sinkPercent: '1.0',
    payPeriods: '12',
    benefits: 'PLUG',
    isSteel: 'true',
    bought: 'Nevada',
  },
  { spouseOwns: 'true', spouseName: 'Pat' },
  { county: 'Teton' },
];
