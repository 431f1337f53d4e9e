/** The texts of the data of a company in English. */
export const en = {
  resources: {
    company_data: { name: 'Company data |||| Company data' },
  },
  companyData: {
    hint: 'Download in one file everything that Andén has about your company:',
    part: {
      people: 'The company, its customers, users, contacts and locations',
      carriers: 'The carriers of its network and the data of their documents',
      quotes: 'Quotes, requests, rates and routes',
      loads: 'Loads, incidents and rate confirmations',
      history: 'The rows of the imported files and the history of changes',
    },
    format:
      "Each line of the file is a record in JSON. Documents are downloaded one by one, on each carrier's page. The download is written to the security log.",
    download: 'Download data',
    downloading: 'Downloading the company data…',
  },
};
