// Generated from openapi.yaml by npm run generate.
export interface paths {
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the server answers
     * @description Needs no sign-in.
     */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the database is reachable and fully migrated, access tokens can be verified, and the server is not about to stop
     * @description Needs no sign-in.
     */
    get: operations['getReady'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The settings for the sign-in and for help
     * @description Needs no sign-in.
     */
    get: operations['getConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Counts and response times of all companies together
     * @description Needs no sign-in.
     */
    get: operations['getFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Response times, response rates and margin of the caller's quotes, or of a carrier's answers
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getMetrics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/{id}/passport': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask a carrier to show its documents to the caller's company
     * @description For carriers of Andén's network and for records of the own network that the carrier has claimed. Asking again while it
     *     is open or granted changes nothing.
     *
     *
     *     Can also be refused with: `PASSPORT_WITHOUT_ACCOUNT`, `PASSPORT_NOT_CLAIMED`, `PASSPORT_DECIDED_TODAY`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['askForPassport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The brokers that asked to see a passport, and what each may see
     * @description A carrier sees those about its own documents, a broker those that it asked for.
     *
     *     Sorted by `askedAt`, `decidedAt`, `status`; by default `-askedAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listConsents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * What a broker may see of a passport
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getConsent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}/grant': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a broker see all documents of the passport, or those of some types
     * @description Also changes the types of a consent that is granted already.
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['grantConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse to show the passport to a broker
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['refuseConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop showing the passport to a broker
     * @description What the broker itself decided about documents that it has seen stays its own.
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['withdrawConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The documents that a consent shows, with the validation of Andén and the judgement of the broker
     * @description Empty unless the consent is granted.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listSharedDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}/documents/{documentId}/file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The document. */
        documentId: string;
      };
      cookie?: never;
    };
    /**
     * The newest file of a shared document
     * @description Each call is written into the log that the carrier reads.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['openSharedDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/consents/{id}/documents/{documentId}/judgement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The document. */
        documentId: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or reject a shared document for the own company's loads
     * @description It changes nothing for other brokers, nor the validation of Andén.
     *
     *     Can also be refused with: `NEWER_VERSION`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['judgeSharedDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Records of brokers' networks that a carrier says are its own
     * @description Andén's staff sees all. A carrier sees those of its claims that are proved, and a broker those of its own records, so that
     *     neither learns of other records.
     *
     *
     *     Sorted by `createdAt`, `status`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listClaims'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/claims/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim the records of the caller's carrier in brokers' networks
     * @description Claims every record with its RFC or SCAC. A mail to the address of each record asks to prove it; Andén's staff can decide
     *     as well. The answer is the same whether there are such records or not.
     *
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['claimRecords'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/claims/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A claim
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getClaim'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/claims/{id}/prove': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Prove a claim with the code of the mail that the address of the record received
     * @description Can also be refused with: `CLAIM_CODE_WRONG`, `RECORD_ALREADY_LINKED`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['proveClaim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/claims/{id}/decide': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept or refuse a claim after a review by Andén's staff
     * @description Can also be refused with: `RECORD_ALREADY_LINKED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['decideClaim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/vehicles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The units and trailers of the caller's carrier, or of the carriers of the caller's network
     * @description Sorted by `name`, `plates`, `insuranceEndsOn`, `inspectionEndsOn`, `createdAt`; by default `name`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listVehicles'];
    put?: never;
    /**
     * Register a unit or a trailer of a carrier
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['createVehicle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/vehicles/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A unit or a trailer
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getVehicle'];
    put?: never;
    post?: never;
    /**
     * Archive a unit or a trailer
     * @description Takes no API keys, only the token of a signed-in person.
     */
    delete: operations['deleteVehicle'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description Takes no API keys, only the token of a signed-in person.
     */
    patch: operations['updateVehicle'];
    trace?: never;
  };
  '/operators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The drivers of the caller's carrier, or of the carriers of the caller's network
     * @description Sorted by `name`, `licenceEndsOn`, `badgeEndsOn`, `fastEndsOn`, `createdAt`; by default `name`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listOperators'];
    put?: never;
    /**
     * Register a driver of a carrier
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['createOperator'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/operators/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A driver
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getOperator'];
    put?: never;
    post?: never;
    /**
     * Archive a driver
     * @description Takes no API keys, only the token of a signed-in person.
     */
    delete: operations['deleteOperator'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description Takes no API keys, only the token of a signed-in person.
     */
    patch: operations['updateOperator'];
    trace?: never;
  };
  '/bank_accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The bank accounts of carriers, with the last four digits of their numbers
     * @description Of the caller's own carrier, of carriers of the caller's own network, or of all for Andén's staff. The account in use is,
     *     by currency, the confirmed one with the latest `effectiveAt` that has passed.
     *
     *
     *     Sorted by `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listBankAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bank_accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A bank account with the last four digits of its number
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getBankAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bank_accounts/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm a bank account that another person has entered
     * @description The second person is another admin of the carrier, or one of Andén's staff. Whoever confirms enters the number again, from a source of their own. The account is in use a day later, and until then
     *     it can still be rejected.
     *
     *
     *     Can also be refused with: `BANK_ACCOUNT_SECOND_PERSON`, `NOT_ACCEPTABLE_STATE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['confirmBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bank_accounts/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reject a bank account that is not in use yet
     * @description Can also be refused with: `BANK_ACCOUNT_IN_USE`, `NOT_ACCEPTABLE_STATE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['rejectBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/{id}/bank_accounts': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The bank accounts of a carrier in use, whole, for whoever pays it
     * @description Who pays: the admins of the broker whose network the carrier is in, and of a company that has assigned it a load. Every
     *     call is written into the security log.
     *
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getAccountsToPay'];
    put?: never;
    /**
     * Enter a bank account of a carrier, which a second person then confirms
     * @description Tells the carrier's people, and every address at which the carrier was reached in the last thirty days.
     *
     *
     *     Can also be refused with: `BANK_ACCOUNT_PENDING`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['enterBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The packets of documents that the caller's carrier has sent
     * @description Sorted by `createdAt`, `expiresAt`, `recipient`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listPackets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send documents to somebody without an account
     * @description The files as they stand now, with a cover that lists their validity and their SHA-256. The person receives a mail with a
     *     link, which ends on the given day or when the carrier ends it.
     *
     *
     *     Can also be refused with: `NOTHING_TO_SEND`, `NOT_FOUND`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['sendPacket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a packet contained, by the number on its cover
     * @description Without the files. The number has 128 bits, so that only who has the cover knows it.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    post: operations['verifyPacket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/opened': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The packet that the caller's link opens
     * @description Takes the token of a link of the kind `packet`.
     */
    get: operations['getOpenedPacket'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/opened/cover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The cover of the packet that the caller's link opens
     * @description Takes the token of a link of the kind `packet`.
     */
    get: operations['getOpenedPacketCover'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/opened/files/{documentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A file of the packet that the caller's link opens
     * @description Each call is written into the log that the carrier reads.
     *
     *     Takes the token of a link of the kind `packet`.
     */
    get: operations['getOpenedPacketFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/{id}/cover': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The cover of a packet as a PDF
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getPacketCover'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/packets/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the link of a packet
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['revokePacket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/document_openings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who opened or saved the files of the caller's documents, the newest first
     * @description For the carrier itself and for Andén's staff. What the carrier itself opens is not in it.
     *
     *     Sorted by `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `documents:read`.
     */
    get: operations['listDocumentOpenings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/radar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Carriers with required documents, or papers of vehicles and drivers, that are missing, rejected, expired or expire within 60 days
     * @description By default the most urgent first: carriers with loads under way, then those with open requests, then the others;
     *     among them what is missing or expired today, then what expires soonest. A document that waits for its review is
     *     not shown.
     *
     *
     *     Sorted by `urgency`, `carrierName`, `openInvitations`, `assignedLoads`; by default `urgency`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `radar:read`.
     */
    get: operations['listRadar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/radar/{id}/ask': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask a carrier for one document; it can send it by a link without an account
     * @description Can also be refused with: `DOCUMENT_IN_REVIEW`, `DOCUMENT_ALREADY_ASKED`.
     *
     *     An API key needs the scope `radar:write`.
     */
    post: operations['askForDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/radar/{id}/ask_all': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask a carrier for all its documents that need a new file, each by its own link
     * @description Those for which it was asked within a day are left out; `askedAt` of each tells when it was asked. Refused with
     *     `DOCUMENT_ALREADY_ASKED` when that leaves none.
     *
     *
     *     Can also be refused with: `DOCUMENT_IN_REVIEW`, `DOCUMENT_ALREADY_ASKED`.
     *
     *     An API key needs the scope `radar:write`.
     */
    post: operations['askForAllDocuments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/home': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What waits for the caller, and the unread notifications
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getHome'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What became of the caller's quotes of a period, or of a carrier's invitations
     * @description An API key needs the scope `results:read`.
     */
    get: operations['getResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/map': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the map shows of the caller's carriers, quotes, locations and open loads
     * @description An API key needs the scope `map:read`.
     */
    get: operations['getMap'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What changed since a cursor
     * @description The records that were created, changed or archived, or that the caller sees no longer, in the order in which
     *     the changes were committed: none is left out. Only the type and the id: read the record at its path; 404 says
     *     that the caller sees it no longer. Without `after` it answers the cursor of this moment: take it first, then read the
     *     lists, then follow the changes.
     *
     *     Resources whose records have no path of their own are only listed and have no changes. A change of a part of a load (a leg, a crossing, a file, a payment) is a change of the load. Types that the key may
     *     not read are left out. The same record can come again without having changed.
     *
     *
     *     Can also be refused with: `CURSOR_GONE`.
     *
     *     An API key needs the scope `webhooks:read`.
     */
    get: operations['listChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/changes/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The resources of which the caller gets changes
     * @description An API key needs the scope `webhooks:read`.
     */
    get: operations['listChangeTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A stream of events that say what to read again
     * @description Server-sent events, read with the token in the header. `changed`: records of a resource that the caller may
     *     see were created or changed; `data` is a `LiveEvent`. An event never contains the data of a record. The stream
     *     ends with the token, when the caller's rights change, when events may have been missed and when the
     *     process stops: read everything again after opening the next one.
     *
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['openLive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/presences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that the caller has a record open, and read who else has
     * @description Shows the caller for 30 s to the users of the same company or carrier who have the record open too; to be
     *     repeated while the page is open. When somebody comes, leaves or begins to edit, the stream of the others says
     *     `changed` for the resource `presences`, with the id of the record. A record that the caller may not see is 404.
     *
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['keepPresence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/presences/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Say that a page has been left
     * @description Takes no API keys, only the token of a signed-in person.
     */
    delete: operations['endPresence'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's user and permissions
     * @description With the numbers that every page shows, so that the pages need no calls for them.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange the provider's code for an access token
     * @description The refresh token is set as a cookie that scripts cannot read and that browsers send to this path only.
     *
     *
     *     Can also be refused with: `OTHER_ORIGIN`, `STATE_MISMATCH`, `SIGN_IN_FAILED`, `SIGN_IN_CANCELLED`, `LOGIN_REQUIRED`, `SESSION_ENDED`, `PROVIDER_UNREACHABLE`, `PROVIDER_TIMEOUT`.
     *
     *     Needs no sign-in.
     */
    post: operations['finishSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/token/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a sign-in of the product's pages
     * @description Returns the address of the identity provider to go to, which returns to `/admin/auth-callback`. What the code
     *     is exchanged with stays in a cookie that scripts cannot read.
     *
     *
     *     Can also be refused with: `OTHER_ORIGIN`, `SIGN_IN_FAILED`, `PROVIDER_UNREACHABLE`, `PROVIDER_TIMEOUT`.
     *
     *     Needs no sign-in.
     */
    post: operations['startSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/token/renew': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A new access token for the session's cookie
     * @description The refresh token in the cookie is replaced. Using a replaced one again, later than 30 seconds after its
     *     replacement, ends the session, because somebody else may have a copy.
     *
     *
     *     Can also be refused with: `OTHER_ORIGIN`, `SESSION_ENDED`, `MISSING_REFRESH_TOKEN`, `SIGN_IN_FAILED`, `PROVIDER_UNREACHABLE`, `PROVIDER_TIMEOUT`.
     *
     *     Needs no sign-in.
     */
    post: operations['renewToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/token/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out
     * @description Ends the session of the cookie; its access tokens are refused from now on. Returns the address to go to next,
     *     where the identity provider ends its own session.
     *
     *
     *     Can also be refused with: `OTHER_ORIGIN`.
     *
     *     Needs no sign-in.
     */
    post: operations['endSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/saved_queries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's own saved queries
     * @description Sorted by `name`, `createdAt`; by default `name`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listSavedQueries'];
    put?: never;
    /**
     * Save the filters, sort and columns of a list under a name
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['createSavedQuery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/saved_queries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a saved query
     * @description Takes no API keys, only the token of a signed-in person.
     */
    delete: operations['deleteSavedQuery'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The addresses at which a spreadsheet reads the caller's rows
     * @description Empty until they are made, and after they were revoked.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listFeeds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/mine/make': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make the addresses at which a spreadsheet reads the caller's rows
     * @description They work without an account, for who has them, for a year, as long as the caller is an admin. A second call returns the same addresses.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['makeFeeds'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/mine/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke the addresses at which a spreadsheet reads the caller's rows
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['revokeFeeds'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/colleagues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The colleagues who have addresses for spreadsheets
     * @description The other admins of the company or carrier, without their addresses.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listColleagueFeeds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/colleagues/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke the addresses for spreadsheets of a colleague
     * @description Answers the colleagues who still have some. 404 for a person without addresses in the same company.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['revokeColleagueFeeds'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/quotes.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quotes as CSV, for a spreadsheet
     * @description All quotes that the maker of the address sees, the newest first, with times of the zone of the maker's company. A wrong or revoked token is 404. A token may read 60 times in ten minutes.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    get: operations['readQuotesCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/quotes.xlsx': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quotes as an Excel workbook, for a spreadsheet
     * @description All quotes that the maker of the address sees, the newest first, with times of the zone of the maker's company. A wrong or revoked token is 404. A token may read 60 times in ten minutes. Dates, times and amounts have cells of their type; postal codes are texts and keep their zeros.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    get: operations['readQuotesWorkbook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/shipments.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Loads as CSV, for a spreadsheet
     * @description All loads that the maker of the address sees, the newest first, with times of the zone of the maker's company. A wrong or revoked token is 404. A token may read 60 times in ten minutes.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    get: operations['readShipmentsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/shipments.xlsx': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Loads as an Excel workbook, for a spreadsheet
     * @description All loads that the maker of the address sees, the newest first, with times of the zone of the maker's company. A wrong or revoked token is 404. A token may read 60 times in ten minutes. Dates, times and amounts have cells of their type; postal codes are texts and keep their zeros.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    get: operations['readShipmentsWorkbook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/quotes/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quotes as CSV, at their former address
     * @description The same as `/feeds/quotes.csv`: some spreadsheets open only addresses that end so.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    get: operations['readQuotesFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feeds/shipments/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Loads as CSV, at their former address
     * @description The same as `/feeds/shipments.csv`: some spreadsheets open only addresses that end so.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    get: operations['readShipmentsFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The API keys of the caller's company or carrier
     * @description Sorted by `name`, `createdAt`, `expiresAt`, `lastUsedAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listKeys'];
    put?: never;
    /**
     * Make an API key, whose secret is shown only in this answer
     * @description The key may do at most what its scopes and its maker allow, as long as the maker may. A repeat with the same `Idempotency-Key` returns the key without its secret.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['createKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/scopes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The scopes that the caller may give to a key
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listKeyScopes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * An API key
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Rename an API key
     * @description Can also be refused with: `KEY_REVOKED`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    patch: operations['updateKey'];
    trace?: never;
  };
  '/keys/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke an API key, which every process refuses from the next call on
     * @description Can also be refused with: `KEY_REVOKED`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['revokeKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}/usage': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The calls of an API key and its errors by day
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getKeyUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The webhooks of the caller's company or carrier
     * @description Sorted by `name`, `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `webhooks:read`.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Subscribe an address to events; the secret is shown only in this answer
     * @description The address must begin with `https://` and resolve to public addresses. A repeat with the same `Idempotency-Key` returns the webhook without its secret.
     *
     *     Can also be refused with: `WEBHOOK_LIMIT`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/kinds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The events that can reach a webhook of the caller
     * @description An API key needs the scope `webhooks:read`.
     */
    get: operations['listWebhookKinds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A webhook
     * @description An API key needs the scope `webhooks:read`.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the name, the address or the events of a webhook
     * @description Can also be refused with: `WEBHOOK_ENDED`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/webhooks/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a webhook a new secret; for a day the one before signs too
     * @description Can also be refused with: `WEBHOOK_ENDED`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    post: operations['rotateWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a webhook; events that wait are not delivered
     * @description Can also be refused with: `WEBHOOK_ENDED`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    post: operations['endWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an event of the kind `test` to a webhook
     * @description Can also be refused with: `WEBHOOK_ENDED`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver all events of a webhook that failed once more
     * @description Can also be refused with: `WEBHOOK_ENDED`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    post: operations['replayWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The events of a webhook of the last 30 days, the newest first
     * @description Sorted by `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `webhooks:read`.
     */
    get: operations['listWebhookEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/events/{eventId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The event of the webhook. */
        eventId: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    /**
     * An event with its body, and each try to deliver it with the answer
     * @description An API key needs the scope `webhooks:read`.
     */
    get: operations['getWebhookEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/events/{eventId}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The event of the webhook. */
        eventId: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver an event once more, under the same id
     * @description Can also be refused with: `WEBHOOK_ENDED`.
     *
     *     An API key needs the scope `webhooks:write`.
     */
    post: operations['replayWebhookEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Users that the caller may see
     * @description Sorted by `lastName`, `firstName`, `email`, `createdAt`; by default `lastName`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listUsers'];
    put?: never;
    /**
     * Register a user, who receives a mail with instructions to sign in
     * @description Can also be refused with: `USER_DEACTIVATED`, `USER_EXISTS`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Confirm that the signed-in person is a user of the product
     * @description The person is identified only by the token. An `email` other than its verified address is refused.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['confirmUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The profile of the user with an e-mail address
     * @description The caller's own verified address; internal staff may ask for other addresses.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getUserDetails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/details/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The profile of a user
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getUserDetailsById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A user
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getUser'];
    put?: never;
    post?: never;
    /**
     * Archive a user, who can no longer sign in
     * @description Takes no API keys, only the token of a signed-in person.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description Takes no API keys, only the token of a signed-in person.
     */
    patch: operations['updateUser'];
    trace?: never;
  };
  '/users/{id}/colleagues': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Who can cover a user who is away
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listColleagues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a deactivated user, who receives a mail with instructions to sign in
     * @description Can also be refused with: `USER_ACTIVE`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['restoreUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/personal_data': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Everything that Andén has about a person, for the person or for root
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getPersonalData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/erase': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase the personal data of a user
     * @description The user is deactivated, and its name, e-mail address and phone are replaced by a pseudonym everywhere,
     *     also in the history and in the texts that mention them. This cannot be undone.
     *
     *
     *     Can also be refused with: `ERASURE_UNCONFIRMED`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['eraseUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Save a reference to one of the user's documents
     * @description An empty value removes the reference. A user has at most 20.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    patch: operations['setUserFile'];
    trace?: never;
  };
  '/postal_codes/{country}/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The state, time zone and cities of a postal code
     * @description State and time zone are known for all codes in use, cities for some.
     *
     *     An API key needs the scope `locations:read`.
     */
    get: operations['getPostalCode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The states of Mexico and the United States, with their time zones
     * @description An API key needs the scope `locations:read`.
     */
    get: operations['getStates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's company and its customers
     * @description Sorted by `name`, `type`, `plan`, `createdAt`; by default `name`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `companies:read`.
     */
    get: operations['listCompanies'];
    put?: never;
    /**
     * Register a customer
     * @description An API key needs the scope `companies:write`.
     */
    post: operations['createCompany'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A company
     * @description An API key needs the scope `companies:read`.
     */
    get: operations['getCompany'];
    put?: never;
    post?: never;
    /**
     * Archive a customer
     * @description An API key needs the scope `companies:write`.
     */
    delete: operations['deleteCompany'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `companies:write`.
     */
    patch: operations['updateCompany'];
    trace?: never;
  };
  '/companies/{id}/fuel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Set the inputs of the company's fuel surcharge
     * @description An API key needs the scope `companies:write`.
     */
    patch: operations['setCompanyFuel'];
    trace?: never;
  };
  '/companies/{id}/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Set the company's time zone, working hours and holidays
     * @description A request for rates that is sent outside these hours starts its time to answer with the next working hour, unless the sender starts it at once. A company without a calendar, or without hours on any day, works at any hour.
     *
     *     An API key needs the scope `companies:write`.
     */
    patch: operations['setCompanyCalendar'];
    trace?: never;
  };
  '/carriers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Carriers of the networks that the caller may see
     * @description Sorted by `carrierName`, `status`, `confidence`, `network`, `createdAt`, `updatedAt`; by default `carrierName`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `carriers:read`.
     */
    get: operations['listCarriers'];
    put?: never;
    /**
     * Register a carrier in the own network
     * @description Fields may be query parameters instead of a body; lists in the query are JSON or separated by commas, and an empty value means that the field is not given.
     *
     *     An API key needs the scope `carriers:write`.
     */
    post: operations['createCarrier'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Carriers with exactly these identifiers
     * @description Sorted by `carrierName`; by default `carrierName`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `carriers:read`.
     */
    get: operations['findCarriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive or assess several carriers, each independently of the others
     * @description An API key needs the scope `carriers:write`.
     */
    post: operations['bulkCarriers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/bulkFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file of carriers; the returned `id` gives its progress
     * @description Can also be refused with: `ERR_08`, `LIST_TOO_LARGE`.
     *
     *     An API key needs the scope `carriers:write`.
     */
    post: operations['importCarriers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/bulkCarriers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register several carriers at once, each independently of the others
     * @description An API key needs the scope `carriers:write`.
     */
    post: operations['createCarriers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/bulkTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The template for carriers, as CSV or as a workbook with explanations and lists of values
     * @description An API key needs the scope `carriers:read`.
     */
    get: operations['getCarriersTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/bulkColumns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The columns of the template and their valid values
     * @description An API key needs the scope `carriers:read`.
     */
    get: operations['listCarrierColumns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/{id}/identity': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * What is known of who a carrier is, each fact with its source
     * @description For brokers and Andén's staff. No fact decides anything, and there is no score: a fact that differs has harmless
     *     reasons as well. Other carriers are named only to those who see them; a carrier of Andén's network is counted.
     *
     *
     *     An API key needs the scope `carriers:read`.
     */
    get: operations['getCarrierIdentity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/{id}/confidence': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A carrier's confidence level, who set it and why, and the facts of the last year beside it
     * @description The facts are those of the caller's company; for staff of all companies. They are shown to the person who sets the
     *     level, which never changes by itself.
     *
     *
     *     An API key needs the scope `carriers:read`.
     */
    get: operations['getCarrierConfidence'];
    put?: never;
    /**
     * Set a carrier's confidence level, with a reason
     * @description An API key needs the scope `carriers:write`.
     */
    post: operations['setCarrierConfidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A carrier
     * @description An API key needs the scope `carriers:read`.
     */
    get: operations['getCarrier'];
    put?: never;
    post?: never;
    /**
     * Archive a carrier
     * @description An API key needs the scope `carriers:write`.
     */
    delete: operations['deleteCarrier'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description Fields may be query parameters instead of a body; lists in the query are JSON or separated by commas, and an empty value means that the field is not given.
     *
     *     An API key needs the scope `carriers:write`.
     */
    patch: operations['updateCarrier'];
    trace?: never;
  };
  '/carriers/documentAdminList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Documents that carriers uploaded, for review
     * @description Sorted by `urgency`, `uploadedAt`, `carrierName`, `type`, `status`, `expirationDate`, `updatedAt`; by default `-uploadedAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `documents:read`.
     */
    get: operations['listDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/documentStatuses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The status of each document of a carrier, the required ones first
     * @description All types, including those without an upload, so that each has a `uuid` to upload to.
     *
     *     Can also be refused with: `NOT_FOUND`.
     *
     *     An API key needs the scope `documents:read`.
     */
    get: operations['listDocumentStatuses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/documentStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Approve or reject the newest version of a document
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`, `NOT_FOUND`.
     *
     *     An API key needs the scope `documents:write`.
     */
    patch: operations['reviewDocument'];
    trace?: never;
  };
  '/carriers/documentUpload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a new version of a document
     * @description The approved version stays valid until the new one is approved. Uploading the same file again also creates a new version.
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `documents:write`. Takes the token of a link of the kind `document`.
     */
    post: operations['uploadDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/documentDownload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The file of a document, by default of its newest version
     * @description Can also be refused with: `NOT_FOUND`.
     *
     *     An API key needs the scope `documents:read`.
     */
    get: operations['downloadDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The same as /carriers/documentAdminList, under the path of the admin's page
     * @description Sorted by `urgency`, `uploadedAt`, `carrierName`, `type`, `status`, `expirationDate`, `updatedAt`; by default `-uploadedAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `documents:read`.
     */
    get: operations['listValidations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations/turnaround': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How long uploaded documents waited for their review in the last 30 days, and how many wait now
     * @description An API key needs the scope `documents:read`.
     */
    get: operations['getReviewTimes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or reject the newest versions of several documents, each independently of the others
     * @description An API key needs the scope `documents:write`.
     */
    post: operations['bulkValidations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations/{id}/asked': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * What the page shows on which a carrier sends one document by link
     * @description An API key needs the scope `documents:read`. Takes the token of a link of the kind `document`.
     */
    get: operations['getAskedDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A document with all its versions
     * @description An API key needs the scope `documents:read`.
     */
    get: operations['getValidation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contacts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contacts of the caller's company, its customers and its carriers
     * @description Sorted by `name`, `position`, `language`, `createdAt`; by default `name`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `contacts:read`.
     */
    get: operations['listContacts'];
    put?: never;
    /**
     * Register a contact of a company or of a carrier
     * @description An API key needs the scope `contacts:write`.
     */
    post: operations['createContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contacts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A contact
     * @description An API key needs the scope `contacts:read`.
     */
    get: operations['getContact'];
    put?: never;
    post?: never;
    /**
     * Archive a contact
     * @description An API key needs the scope `contacts:write`.
     */
    delete: operations['deleteContact'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `contacts:write`.
     */
    patch: operations['updateContact'];
    trace?: never;
  };
  '/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Locations of the caller's company
     * @description Sorted by `name`, `city`, `state`, `kind`, `createdAt`; by default `name`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `locations:read`.
     */
    get: operations['listLocations'];
    put?: never;
    /**
     * Register a location
     * @description An API key needs the scope `locations:write`.
     */
    post: operations['createLocation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/bulkFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file of locations; the returned `id` gives its progress
     * @description Can also be refused with: `ERR_08`, `LIST_TOO_LARGE`.
     *
     *     An API key needs the scope `locations:write`.
     */
    post: operations['importLocations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/bulkLocations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register several locations at once, each independently of the others
     * @description An API key needs the scope `locations:write`.
     */
    post: operations['createLocations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/bulkTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The template for locations, as CSV or as a workbook with explanations and lists of values
     * @description An API key needs the scope `locations:read`.
     */
    get: operations['getLocationsTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/bulkColumns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The columns of the template and their valid values
     * @description An API key needs the scope `locations:read`.
     */
    get: operations['listLocationColumns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A location
     * @description An API key needs the scope `locations:read`.
     */
    get: operations['getLocation'];
    put?: never;
    post?: never;
    /**
     * Archive a location
     * @description An API key needs the scope `locations:write`.
     */
    delete: operations['deleteLocation'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `locations:write`.
     */
    patch: operations['updateLocation'];
    trace?: never;
  };
  '/catalogs/equipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Equipment types
     * @description Sorted by `code`, `nameEs`, `nameEn`, `category`, `lengthFt`; by default `nameEs`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listEquipments'];
    put?: never;
    /**
     * Add a type
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['createEquipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/equipments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A type
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getEquipment'];
    put?: never;
    post?: never;
    /**
     * Archive a type; records that have it keep it
     * @description An API key needs the scope `catalogs:write`.
     */
    delete: operations['deleteEquipment'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `catalogs:write`.
     */
    patch: operations['updateEquipment'];
    trace?: never;
  };
  '/catalogs/comodities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Commodity types
     * @description Sorted by `code`, `nameEs`, `nameEn`, `hazmat`; by default `nameEs`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listComodities'];
    put?: never;
    /**
     * Add a type
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['createComodity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/comodities/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A type
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getComodity'];
    put?: never;
    post?: never;
    /**
     * Archive a type; records that have it keep it
     * @description An API key needs the scope `catalogs:write`.
     */
    delete: operations['deleteComodity'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `catalogs:write`.
     */
    patch: operations['updateComodity'];
    trace?: never;
  };
  '/catalogs/packagings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Packaging types
     * @description Sorted by `code`, `nameEs`, `nameEn`, `stackable`; by default `nameEs`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listPackagings'];
    put?: never;
    /**
     * Add a type
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['createPackaging'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/packagings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A type
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getPackaging'];
    put?: never;
    post?: never;
    /**
     * Archive a type; records that have it keep it
     * @description An API key needs the scope `catalogs:write`.
     */
    delete: operations['deletePackaging'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `catalogs:write`.
     */
    patch: operations['updatePackaging'];
    trace?: never;
  };
  '/catalogs/contact_types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contact types
     * @description Sorted by `code`, `nameEs`, `nameEn`, `audience`; by default `nameEs`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listContactTypes'];
    put?: never;
    /**
     * Add a type
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['createContactType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/contact_types/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A type
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getContactType'];
    put?: never;
    post?: never;
    /**
     * Archive a type; records that have it keep it
     * @description An API key needs the scope `catalogs:write`.
     */
    delete: operations['deleteContactType'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `catalogs:write`.
     */
    patch: operations['updateContactType'];
    trace?: never;
  };
  '/catalogs/bridges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Border crossings
     * @description Sorted by `code`, `nameEs`, `nameEn`; by default `nameEs`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listBridges'];
    put?: never;
    /**
     * Add a crossing
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['createBridge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/bridges/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A border crossing
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getBridge'];
    put?: never;
    post?: never;
    /**
     * Archive a crossing; records that have it keep it
     * @description An API key needs the scope `catalogs:write`.
     */
    delete: operations['deleteBridge'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `catalogs:write`.
     */
    patch: operations['updateBridge'];
    trace?: never;
  };
  '/catalogs/incidents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Incident types
     * @description Sorted by `code`, `nameEs`, `nameEn`, `severity`; by default `nameEs`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listIncidents'];
    put?: never;
    /**
     * Add a type
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['createIncident'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/incidents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A type
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getIncident'];
    put?: never;
    post?: never;
    /**
     * Archive a type; records that have it keep it
     * @description An API key needs the scope `catalogs:write`.
     */
    delete: operations['deleteIncident'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description An API key needs the scope `catalogs:write`.
     */
    patch: operations['updateIncident'];
    trace?: never;
  };
  '/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quotes that the caller may see
     * @description Sorted by `urgency`, `number`, `status`, `pickupDate`, `deadlineAt`, `createdAt`, `updatedAt`, `customerName`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['listQuotes'];
    put?: never;
    /**
     * Create a quote
     * @description An API key needs the scope `quotes:write`.
     */
    post: operations['createQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/fuel_surcharge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Today's fuel surcharge for a distance
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['estimateFuelSurcharge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/lane_distance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The distance of a lane by road, of an earlier quote or estimated
     * @description The distance of the newest among the last 1,000 quotes of the caller's company between the same cities in the same order that
     *     has one. Without it, an estimate: the straight lines from place to place, times 1.2, to ten kilometres from 100 km on. A
     *     saved place stands at its coordinates, any other in the middle of its freight city or of its postal code's area. There
     *     is none where these are not precise enough for the lane: between saved places with coordinates from 1 km on, between
     *     freight cities from 142 km on, between other postal codes up to 566 km. A place of which only the state is known
     *     has no estimate.
     *
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['getLaneDistance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/read_message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The quotes that a pasted message asks for; saves nothing
     * @description Reads free text, a mail with its signature or a table copied from a spreadsheet, in Spanish and English. Each value
     *     has the words that say it; what two people could read differently is a question with its choices, and what no word
     *     says is missing. Places are the saved locations of the company first, then the cities of the directory. Days are
     *     those of the pickup's time zone. Neither the message nor the answer is stored or logged; `POST /quotes` with
     *     `message` keeps the message with the quote.
     *
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['readQuoteMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/lane_memory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The rate history of the caller's company on a lane
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['getLaneMemory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dismiss several quotes, each independently of the others
     * @description An API key needs the scope `quotes:write`.
     */
    post: operations['bulkQuotes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A quote
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['getQuote'];
    put?: never;
    post?: never;
    /**
     * Delete a quote that has not been sent and that no other record refers to
     * @description Can also be refused with: `QUOTE_IN_USE`, `LEG_OF_QUOTE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    delete: operations['deleteQuote'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`, `LEG_OF_QUOTE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    patch: operations['updateQuote'];
    trace?: never;
  };
  '/quotes/{id}/matches': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The carriers that cover the quote, best first
     * @description The carrier that has a contract for the quote's route comes first; then the own network before Andén's, unless
     *     `first` asks for the best of both; then carriers that can be assigned the load before those that lack documents for
     *     it; then by confidence, loads on the lane, response time and name.
     *
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['matchCarriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/matches/counts': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The number of carriers that cover the quote, and the reasons why others do not
     * @description With more than 10,000 carriers in the networks, the counts are remembered for 15 seconds.
     *
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['countMatches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/combinations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The offers for each leg of a quote, its cheapest and its quickest valid combination, and the offers for the whole
     * @description All in the currency of the quote. A combination has one offer for each leg. It is valid when each carrier can be
     *     assigned and the legs meet:
     *
     *     - The first leg departs when the pickup window begins, in the time of the place.
     *     - A leg arrives after the `transitHours` of its offer. Where these, or its departure, are unknown, it arrives when the
     *       window at its end begins, of a window without hours at the end of its day, but never before it departs.
     *     - What arrives early waits until the window of the hand-over begins. What arrives after its end, or after the end of
     *       the delivery window, is not valid.
     *     - A hand-over that names a bridge waits until the bridge is open for cargo, at most until its window ends. A bridge
     *       whose hours nobody has registered counts as open.
     *     - The next leg departs with the hand-over.
     *
     *     A leg that has a carrier takes part with the offer of this carrier alone. Late rates take no part. A quote without
     *     legs has the offers for the whole alone.
     *
     *
     *     Can also be refused with: `LEG_OF_QUOTE`.
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['getCombinations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Changes of fields, newest first; not for carriers
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['listQuoteHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/fuel_surcharge': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The quote's fuel surcharge
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['getFuelSurcharge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/lane_memory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The rate history of the caller's company on the quote's lane
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['getQuoteLaneMemory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/message': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The pasted message that the quote came from; for its broker and Andén
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['getQuoteMessage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Changes of the quote's status, oldest first
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['listQuoteEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite carriers and start their time to answer
     * @description Can also be refused with: `ALREADY_INVITED`, `ASKED_BY_LEGS`, `NOT_ACCEPTABLE_STATE`, `PLAN_LIMIT`, `WHOLE_DECIDED`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['sendQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/award': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Assign a carrier by its rate; creates the load, or uses the load that has no carrier yet
     * @description Can also be refused with: `ALREADY_AWARDED`, `RATE_MISSING`, `CARRIER_NOT_ACTIVE`, `DOCUMENTS_LACKING`, `NOT_ACCEPTABLE_STATE`, `PLAN_LIMIT`, `LEGS_AWARDED`, `WHOLE_DECIDED`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['awardQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/dismiss': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dismiss the quote; its load that has no carrier any more is canceled
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`, `LEG_OF_QUOTE`, `LEGS_AWARDED`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['dismissQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/legs/award': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Assign carriers to open legs of the quote, all or none; the first creates the load
     * @description Can also be refused with: `ALREADY_AWARDED`, `RATE_MISSING`, `CARRIER_NOT_ACTIVE`, `DOCUMENTS_LACKING`, `NOT_ACCEPTABLE_STATE`, `PLAN_LIMIT`, `LEG_OF_QUOTE`, `ASKED_AS_WHOLE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['awardQuoteLegs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/requote': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the quote, or its load that has lost its carrier, by a new quote at today's exchange rate
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`, `LEG_OF_QUOTE`, `LEGS_AWARDED`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['requoteQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/share': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Share a price with the customer
     * @description Can also be refused with: `ALREADY_ANSWERED`, `NOT_ACCEPTABLE_STATE`, `LEG_OF_QUOTE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['shareQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/share/draft': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The mail that sharing this price would send, and to whom; shares nothing
     * @description Can also be refused with: `ALREADY_ANSWERED`, `NOT_ACCEPTABLE_STATE`, `LEG_OF_QUOTE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['draftPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/price': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The shared price and its load in words, in the caller's language
     * @description An API key needs the scope `quotes:read`. Takes the token of a link of the kind `price`.
     */
    get: operations['getPrice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/delivery': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Whom the shared price reached
     * @description An API key needs the scope `quotes:read`.
     */
    get: operations['getPriceDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the customer answers the price, and the text to send it with
     * @description Can also be refused with: `ALREADY_ANSWERED`, `NO_CUSTOMER`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['linkPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/mail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail the price again to the customer's addresses, or to one more
     * @description Can also be refused with: `ALREADY_ANSWERED`, `NO_CUSTOMER`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['mailPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register that the customer accepts the price
     * @description Can also be refused with: `PRICE_EXPIRED`, `PRICE_REPLACED`, `ALREADY_ANSWERED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `quotes:write`. Takes the token of a link of the kind `price`.
     */
    post: operations['acceptQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/clock': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * When the time to answer of a request sent now would start
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`, `ASKED_BY_LEGS`, `WHOLE_DECIDED`.
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['getQuoteClock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register that the customer rejects the price, with the reason
     * @description Can also be refused with: `PRICE_REPLACED`, `ALREADY_ANSWERED`, `NOT_ACCEPTABLE_STATE`, `LEGS_AWARDED`.
     *
     *     An API key needs the scope `quotes:write`. Takes the token of a link of the kind `price`.
     */
    post: operations['refuseQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/unassign': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unassign the carrier of a load that is not picked up yet; the load stays, without a carrier
     * @description Can also be refused with: `LOAD_PICKED_UP`, `NOT_ACCEPTABLE_STATE`, `LEGS_AWARDED`.
     *
     *     An API key needs the scope `quotes:write`.
     */
    post: operations['unassignQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Routes that the caller may see; for a carrier, those assigned to it
     * @description Sorted by `number`, `kind`, `frequency`, `volume`, `status`, `createdAt`, `updatedAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `routes:read`.
     */
    get: operations['listRoutes'];
    put?: never;
    /**
     * Register a route
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `routes:write`.
     */
    post: operations['createRoute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/routes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A route
     * @description An API key needs the scope `routes:read`.
     */
    get: operations['getRoute'];
    put?: never;
    post?: never;
    /**
     * Archive a route
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `routes:write`.
     */
    delete: operations['deleteRoute'];
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `routes:write`.
     */
    patch: operations['updateRoute'];
    trace?: never;
  };
  '/quotes/{id}/route': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a route from an assigned quote
     * @description A route with the load, carrier and price of the assigned quote. A repeat returns the first route.
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `routes:write`.
     */
    post: operations['createRouteFromQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sat_catalogs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * SAT's large catalogs, and the edition that is loaded of each
     * @description For Andén's staff. The small catalogs of the Carta Porte are part of the product.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listSatCatalogs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sat_catalogs/{catalog}/end': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The catalog. */
        catalog: components['schemas']['SatCatalogName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the keys that the last edition of a catalog lacks
     * @description They stay, and are valid until the day before the edition. Call it after the whole edition is loaded: sheets that are
     *     saved as CSV are loaded one by one.
     *
     *
     *     An API key needs the scope `catalogs:write`.
     */
    post: operations['endSatKeys'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sat_keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The keys of SAT's large catalogs
     * @description Sorted by `key`, `name`, `validFrom`, `validUntil`, `dated`; by default `key`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['listSatKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sat_keys/bulkFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Load a file of SAT's; the returned `id` gives its progress
     * @description The workbook as SAT publishes it (.xls), the same saved as .xlsx, or a sheet as CSV: lines may stand above its headings
     *     and below them, and it may have further columns. A catalog over several sheets (`c_Colonia_1`, `c_Colonia_2`) is read
     *     as one; a workbook that lacks one of them is refused. Keys that exist get what the file says of them, and the date of
     *     its edition.
     *
     *
     *     Can also be refused with: `ERR_08`, `LIST_TOO_LARGE`.
     *
     *     An API key needs the scope `catalogs:write`.
     */
    post: operations['importSatKeys'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sat_keys/bulkTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A file with the headings of a catalog and no keys
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['getSatKeysTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sat_keys/bulkColumns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The columns that are read of a catalog
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listSatKeyColumns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Diesel prices by date
     * @description Sorted by `date`, `country`, `price`, `source`, `createdAt`; by default `-date`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `diesel:read`.
     */
    get: operations['listDieselPrices'];
    put?: never;
    /**
     * Enter a price; it replaces another one of its country and date that a quote has used
     * @description An API key needs the scope `diesel:write`.
     */
    post: operations['createDieselPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/bulkFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file of prices; the returned `id` gives its progress
     * @description Prices that exist already are not changed, so the same list can be sent again with more rows. With `existing=update`
     *     another price of a date and country corrects the registered one; one that quotes have used is kept for them and
     *     replaced. Prices more than 20 % away from the last one have a warning.
     *
     *
     *     Can also be refused with: `ERR_08`, `LIST_TOO_LARGE`.
     *
     *     An API key needs the scope `diesel:write`.
     */
    post: operations['importDieselPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/bulkDieselPrices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enter several prices at once, each independently of the others
     * @description An API key needs the scope `diesel:write`.
     */
    post: operations['createDieselPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/bulkTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The template for prices, as CSV or as a workbook with explanations and lists of values
     * @description An API key needs the scope `diesel:read`.
     */
    get: operations['getDieselPricesTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/bulkColumns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The columns of the template and their valid values
     * @description An API key needs the scope `diesel:read`.
     */
    get: operations['listDieselPriceColumns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A diesel price
     * @description An API key needs the scope `diesel:read`.
     */
    get: operations['getDieselPrice'];
    put?: never;
    post?: never;
    /**
     * Archive a price that no quote has used
     * @description Can also be refused with: `USED_BY_QUOTES`.
     *
     *     An API key needs the scope `diesel:write`.
     */
    delete: operations['deleteDieselPrice'];
    options?: never;
    head?: never;
    /**
     * Change the given fields of a price that no quote has used
     * @description Can also be refused with: `USED_BY_QUOTES`.
     *
     *     An API key needs the scope `diesel:write`.
     */
    patch: operations['updateDieselPrice'];
    trace?: never;
  };
  '/exchange_rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exchange rates by date
     * @description Sorted by `date`, `mxnPerUsd`, `createdAt`; by default `-date`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `diesel:read`.
     */
    get: operations['listExchangeRates'];
    put?: never;
    /**
     * Enter a day's rate; it replaces another one of that day that a quote has used
     * @description An API key needs the scope `diesel:write`.
     */
    post: operations['createExchangeRate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exchange_rates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * An exchange rate
     * @description An API key needs the scope `diesel:read`.
     */
    get: operations['getExchangeRate'];
    put?: never;
    post?: never;
    /**
     * Archive a rate that no quote has used
     * @description Can also be refused with: `USED_BY_QUOTES`.
     *
     *     An API key needs the scope `diesel:write`.
     */
    delete: operations['deleteExchangeRate'];
    options?: never;
    head?: never;
    /**
     * Change the given fields of a rate that no quote has used
     * @description Can also be refused with: `USED_BY_QUOTES`.
     *
     *     An API key needs the scope `diesel:write`.
     */
    patch: operations['updateExchangeRate'];
    trace?: never;
  };
  '/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Invitations to the quotes of the caller's company, or of the caller's carrier
     * @description Sorted by `sentAt`, `deadlineAt`, `status`, `amount`, `createdAt`; by default `-sentAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `invitations:read`.
     */
    get: operations['listInvitations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * An invitation
     * @description An API key needs the scope `invitations:read`. Takes the token of a link of the kind `answer`.
     */
    get: operations['getInvitation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/sheet': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The request in words, in the caller's language
     * @description An API key needs the scope `invitations:read`. Takes the token of a link of the kind `answer`.
     */
    get: operations['getInvitationSheet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the carrier answers, and the text to send it with
     * @description Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['linkInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/mail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail the invitation again, or to another address
     * @description Another address than before revokes the link in the earlier mail. It is saved as the quoting address of a carrier of the own network that had none.
     *
     *     Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['mailInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/open': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register that the carrier opened the invitation, or that staff called the carrier
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`. Takes the token of a link of the kind `answer`.
     */
    post: operations['openInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/acknowledge': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register that the carrier read that the request ended
     * @description A dismissed or expired invitation becomes `answered`. It does not count as an answer; repeating it changes nothing.
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`. Takes the token of a link of the kind `answer`.
     */
    post: operations['acknowledgeInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/available': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register that the carrier can cover the load, before its rate
     * @description Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`. Takes the token of a link of the kind `answer`.
     */
    post: operations['confirmAvailability'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/rate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer with a rate; until the deadline a later rate replaces it
     * @description Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`. Takes the token of a link of the kind `answer`.
     */
    post: operations['rateInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reject the invitation, with the reason
     * @description Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`. Takes the token of a link of the kind `answer`.
     */
    post: operations['declineInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the carrier's rejection, until the deadline
     * @description By the carrier, or by the broker who logged the rejection in a call. The invitation returns to its earlier status, with its rate if it had one.
     *
     *     Can also be refused with: `DEADLINE_PASSED`, `DECLINED_BY_CARRIER`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`. Takes the token of a link of the kind `answer`.
     */
    post: operations['reopenInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/call': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log a call with the carrier, and its answer if it gave one
     * @description Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['logCall'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/read_reply': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a carrier's pasted reply says; saves nothing
     * @description Reads a mail or a chat in Spanish or English, without the text that it quotes and without its signature. Each value has the words that say it; what two people could read differently is a question, and a text of anything else is left to the person (`other`). Days and hours are of the caller's time zone. Neither the text nor the answer is saved or logged; `POST /invitations/{id}/call` registers what the carrier answered.
     *
     *     Can also be refused with: `DEADLINE_PASSED`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['readReply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/replies': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The mails with which the carrier replied, as they are read, newest first
     * @description Where the installation takes mail. Anybody who has the address of an invitation can write to it, so a reply registers nothing: `POST /invitations/{id}/call` does, once a person has looked at it.
     *
     *     An API key needs the scope `invitations:read`.
     */
    get: operations['listInvitationReplies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/replies/{replyId}/keep': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The reply. */
        replyId: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep a file that is attached to a reply as a document of the carrier
     * @description For those who may upload documents of the carrier. The file passes the checks of an upload, and waits for its review like one. A file that is a document of the carrier already is not kept again. 404 once the mail is no longer kept.
     *
     *     Can also be refused with: `FILE_TOO_LARGE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['keepReplyAttachment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reject the carrier's rate, with the reason
     * @description Can also be refused with: `RATE_MISSING`, `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['rejectRate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo the rejection of a rate while the quote is open
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `invitations:write`.
     */
    post: operations['restoreRate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Loads that the caller may see
     * @description Sorted by `number`, `status`, `pickupDate`, `deliveryDate`, `createdAt`, `updatedAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['listShipments'];
    put?: never;
    /**
     * Register a load without a quote
     * @description An API key needs the scope `shipments:write`.
     */
    post: operations['createShipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/bulkFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file of loads; the returned `id` gives its progress
     * @description Can also be refused with: `ERR_08`, `LIST_TOO_LARGE`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['importShipments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/bulkShipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register several loads at once, each independently of the others
     * @description An API key needs the scope `shipments:write`.
     */
    post: operations['createShipments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/bulkTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The template for loads, as CSV or as a workbook with explanations and lists of values
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['getShipmentsTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/bulkColumns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The columns of the template and their valid values
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['listShipmentColumns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A load
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['getShipment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the given fields
     * @description The legs of a load that is driven by legs follow it: its goods, and the ends and stops that are theirs. Of a leg are changed
     *     its hand-overs, with which the leg on the other side changes too, and its equipment, comment, currency and target rate; the
     *     rest is changed in the whole load, and 422 here.
     *
     *
     *     Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    patch: operations['updateShipment'];
    trace?: never;
  };
  '/shipments/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the status: one step forward, one step back with a reason, or canceled
     * @description Can also be refused with: `MOVED_BY_LEGS`, `LOAD_PAID`, `LOAD_NOT_COMPLETE`, `NOT_ACCEPTABLE_STATE`, `STOP_NOT_NAMED`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['moveShipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Changes of fields, newest first; not for carriers
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['listShipmentHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Changes of the load's status, oldest first
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['listShipmentEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Requests from the public site, for internal staff
     * @description Sorted by `createdAt`, `status`, `kind`, `name`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `inquiries:read`.
     */
    get: operations['listInquiries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/form_token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The token that a public form is sent with
     * @description A form is accepted with a token that is at least `minimumSeconds` old, against automatic submissions, and at most a day; a repeat with the same token returns the first result.
     *
     *     Needs no sign-in.
     */
    get: operations['getFormToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The equipment types that public forms offer
     * @description Needs no sign-in.
     */
    get: operations['getFormChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message to Andén
     * @description Can also be refused with: `IDEMPOTENCY_REUSED`.
     *
     *     Needs no sign-in.
     */
    post: operations['sendContactMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a demonstration of the product
     * @description Can also be refused with: `IDEMPOTENCY_REUSED`.
     *
     *     Needs no sign-in.
     */
    post: operations['requestDemo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for the price of a load without an account
     * @description Creates a quote of Andén. The person is saved only with the site request, because carriers can read a quote's comment.
     *
     *     Can also be refused with: `IDEMPOTENCY_REUSED`.
     *
     *     Needs no sign-in.
     */
    post: operations['requestQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/route': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Offer a lane as a carrier
     * @description Can also be refused with: `IDEMPOTENCY_REUSED`.
     *
     *     Needs no sign-in.
     */
    post: operations['offerRoute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/{id}/convert': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create the customer or carrier, or change the plan, that the request asks for
     * @description The quote of a quote request and the route of a route offer exist already; this creates the customer or carrier that sent it, with the person as its contact.
     *
     *     Can also be refused with: `ALREADY_CONVERTED`.
     *
     *     An API key needs the scope `inquiries:write`.
     */
    post: operations['convertInquiry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inquiries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A site request
     * @description An API key needs the scope `inquiries:read`.
     */
    get: operations['getInquiry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Assign a site request, or change its status or comment
     * @description Can also be refused with: `NOT_ACCEPTABLE_STATE`.
     *
     *     An API key needs the scope `inquiries:write`.
     */
    patch: operations['updateInquiry'];
    trace?: never;
  };
  '/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller's link opens
     * @description Takes the token of a link of the kind `answer` or `confirmation` or `document` or `evidence` or `packet` or `price` or `moves` or `tracking` or `carta_porte_customer` or `carta_porte_carrier` or `border_carrier` or `border_mx_broker` or `border_us_broker`.
     */
    get: operations['getLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/link/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register that a person opened what the caller's link opens
     * @description The page of the link calls it when somebody presses something, never when it is only shown.
     *
     *     Takes the token of a link of the kind `confirmation` or `document` or `evidence` or `packet` or `price` or `moves` or `tracking` or `carta_porte_customer` or `carta_porte_carrier` or `border_carrier` or `border_mx_broker` or `border_us_broker`.
     */
    post: operations['openLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The monthly price and the limits of each plan
     * @description Needs no sign-in.
     */
    get: operations['listPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/plans/use': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The use of the limits of the company's plan
     * @description Can also be refused with: `NOT_FOUND`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getPlanUse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/plans/upgrade': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask Andén for the premium plan
     * @description Creates a site request for staff. A repeat while it is open returns the first request.
     *
     *     Can also be refused with: `ALREADY_PREMIUM`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['requestUpgrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin the registration of a carrier
     * @description The token continues the registration in any browser and is valid for 30 days.
     *
     *     Needs no sign-in.
     */
    post: operations['startRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The saved data of a registration
     * @description Can also be refused with: `NOT_FOUND`.
     *
     *     Needs no sign-in.
     */
    post: operations['resumeRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a step
     * @description Can also be refused with: `NOT_FOUND`, `CONFLICT`.
     *
     *     Needs no sign-in.
     */
    post: operations['saveRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/registrations/finish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complete the registration
     * @description Can also be refused with: `NOT_FOUND`, `CONFLICT`.
     *
     *     Needs no sign-in.
     */
    post: operations['finishRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/cartaPorte': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The data for the Carta Porte of a load, and what is missing in it
     * @description The parts that the caller answers for: the broker both, the customer and the awarded carrier their own. What is not
     *     saved yet is filled from the load, the locations, the vehicles and the last load on the same lane. Andén checks the
     *     rules of SAT's validation matrix and stamps nothing.
     *
     *     Of a load that is driven by legs each carrier that drives in Mexico has a Carta Porte of its own, by the id of its leg;
     *     the customer's part is saved once, by the id of the whole load, and is that of all its legs but for their hand-overs.
     *
     *
     *     An API key needs the scope `shipments:read`. Takes the token of a link of the kind `carta_porte_customer` or `carta_porte_carrier`.
     */
    get: operations['getCartaPorte'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/cartaPorte/customer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save the customer's part of the Carta Porte, complete or not
     * @description With the `version` of the part as `If-Match`; 412 when somebody else has saved it since. Of a leg only what is its own is
     *     changed: its hand-overs, and whether it is international itself; 422 names the fields that are changed in the whole load.
     *
     *
     *     Can also be refused with: `CARTA_PORTE_NOT_OPEN`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `carta_porte_customer`.
     */
    post: operations['saveCartaPorteCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/cartaPorte/carrier': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save the carrier's part of the Carta Porte, complete or not
     * @description With the `version` of the part as `If-Match`; 412 when somebody else has saved it since.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `CARTA_PORTE_NOT_OPEN`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `carta_porte_carrier`.
     */
    post: operations['saveCartaPorteCarrier'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/cartaPorte/keys': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Keys of a large catalog that are valid on the day of the load
     * @description The best ones first, at most 20; none while staff have not loaded the catalog.
     *
     *     An API key needs the scope `shipments:read`. Takes the token of a link of the kind `carta_porte_customer` or `carta_porte_carrier`.
     */
    get: operations['searchCartaPorteKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/cartaPorte/{party}/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Whose part it is. */
        party: components['schemas']['CartaPorteParty'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the customer or the carrier fills its part, and the text to send it with
     * @description Can also be refused with: `CARTA_PORTE_NOT_OPEN`, `CARTA_PORTE_NO_PARTY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['linkCartaPorte'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/cartaPorte/file': {
    parameters: {
      query: {
        /** @description XML as SAT defines the complement, or the same data as JSON or CSV. */
        format: 'xml' | 'json' | 'csv';
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The data of the complement for the program that issues the CFDI
     * @description XML only when no rule is broken; it is checked against the schema and carries no IdCCP, which is made by whoever stamps
     *     the CFDI. JSON and CSV at any time. Not for the customer, because the data name the carrier.
     *
     *
     *     Can also be refused with: `CARTA_PORTE_INCOMPLETE`.
     *
     *     An API key needs the scope `shipments:read`. Takes the token of a link of the kind `carta_porte_carrier`.
     */
    get: operations['downloadCartaPorte'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The rate confirmation of a load, newest revision first
     * @description An API key needs the scope `shipments:read`. Takes the token of a link of the kind `confirmation`.
     */
    get: operations['listRateConfirmations'];
    put?: never;
    /**
     * Issue a new revision with these terms and the current load
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['issueRateConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/{confirmationId}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The rate confirmation of the load. */
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept the latest revision for the carrier; the hash names the text that was read
     * @description Can also be refused with: `MOVED_BY_LEGS`, `CONFIRMATION_SUPERSEDED`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `confirmation`.
     */
    post: operations['acceptRateConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/delivery': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Whom the latest revision reached
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['getRateConfirmationDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the carrier reads and accepts the confirmation, and the text to send it with
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['linkRateConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/mail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail the latest revision again to the carrier's quoting address, or to another one
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['mailRateConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/{confirmationId}/sheet': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The rate confirmation of the load. */
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    /**
     * A revision in words, in the caller's language
     * @description An API key needs the scope `shipments:read`. Takes the token of a link of the kind `confirmation`.
     */
    get: operations['getRateConfirmationSheet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/{confirmationId}/file': {
    parameters: {
      query: {
        /** @description PDF, or an HTML page. */
        format: 'pdf' | 'html';
        /** @description The language of the document; by default that of the carrier. */
        language?: components['schemas']['DocumentLanguage'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The rate confirmation of the load. */
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    /**
     * A revision as a document
     * @description An API key needs the scope `shipments:read`. Takes the token of a link of the kind `confirmation`.
     */
    get: operations['downloadRateConfirmation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * What a driver needs to report the moves of a load: stops, steps with their times, and the next one
     * @description Without prices and without the names of broker and customer.
     *
     *     An API key needs the scope `shipments:read`. Takes the token of a link of the kind `moves`.
     */
    get: operations['getMoves'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/moves/report': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a move of a load: like `moveShipment`, and also by the link of its driver
     * @description The parties of the load hear of it after 60 seconds, unless it is taken back with `undoMove`.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `LOAD_PAID`, `LOAD_NOT_COMPLETE`, `NOT_ACCEPTABLE_STATE`, `STOP_NOT_NAMED`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `moves`.
     */
    post: operations['reportMove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/moves/undo': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back the last move that the caller reported with `reportMove`, within 60 seconds
     * @description The load returns to the status before, with the reason `mistaken_tap`. Nobody hears of the move: its notices, mails and webhook events wait for these 60 seconds.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `NOT_UNDONE`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `moves`.
     */
    post: operations['undoMove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/moves/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the driver reports the moves of a load without an account, and a text to send it with
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['linkMoves'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/legs': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The legs of a load in their order, with what each still lacks; not for customers
     * @description A cross-border load has a Mexican leg, a transfer and a US leg, in the order in which it is driven; any other load
     *     has one leg. A leg that nobody has filled has version 0.
     *
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['listLegs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/legs/choices': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * What the legs of a load can be filled with, the last used first
     * @description The units, trailers and drivers that the carrier of the load keeps, and other carriers that drove legs for it. A
     *     broker sees those of carriers of its network, and those that were used on its own loads.
     *
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['listLegChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/legs/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Which leg: the only one of a load within a country, or one of three across the border. */
        kind: components['schemas']['LegKind'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the given fields of a leg
     * @description By the carrier of the load (an admin) or its broker, until the load is closed.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `NO_OPEN_TRIP`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    patch: operations['updateLeg'];
    trace?: never;
  };
  '/shipments/{id}/crossing': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * How a cross-border load crosses: bridge, planned time, customs brokers, customs papers
     * @description A crossing that nobody has filled has version 0. A load that does not cross has none: 404.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getCrossing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the given fields of the crossing
     * @description By the carrier of the load (an admin) or its broker, until the load is closed.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `NO_OPEN_TRIP`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    patch: operations['updateCrossing'];
    trace?: never;
  };
  '/bridge_waits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The last reported waiting time of each border crossing and direction, not older than 24 hours
     * @description Waiting times are what people saw and entered; no outside service gives them. Shown with their age.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['listBridgeWaits'];
    put?: never;
    /**
     * Report the waiting time at a border crossing
     * @description Everybody who sees waiting times reads it; the name of who reported it only the own colleagues.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['reportBridgeWait'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/border': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The cross-border loads of the next days by planned arrival at the bridge, with what each lacks, who owes it and by when
     * @description Loads that have a carrier and have not crossed, at most 500; those without a planned arrival by their pickup. The
     *     e-Manifest is due one hour before the arrival, by FAST 30 minutes (19 CFR 123.92); the other times leave whoever
     *     needs the paper next the time to use it. What no official text confirms is advice.
     *
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getBorder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/border/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the holder of the caller's link owes before a load crosses
     * @description An API key needs the scope `shipments:read`. Takes the token of a link of the kind `border_carrier` or `border_mx_broker` or `border_us_broker`.
     */
    get: operations['getBorderByLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/border/link/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give what the holder of the caller's link owes before a load crosses
     * @description Only fields of this party: those of another one are 422, and so are trucks, trailers and drivers that the carrier of the load does not keep. What is given can be given anew until the load is closed.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `NO_OPEN_TRIP`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `border_carrier` or `border_mx_broker` or `border_us_broker`.
     */
    post: operations['answerBorder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/arrival': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * When a load is expected at its destination, from its plan, its moves and the past of its lane
     * @description The usual time of the lane is the median of the last 50 loads of the company on it within a year; below three it is
     *     not known, and `expectedAt` is null. A load counts as late from 60 minutes after the end of its delivery
     *     appointment; then its customer hears of it once, and again only when two more hours are added. On a load of more than
     *     two stops only loads with the same stops count, and a delay at its next stop is told too.
     *
     *     A leg that has not left starts no earlier than the leg before it is expected, and a load by legs is expected with its last
     *     leg; while the lane of that one is not known, both by past loads of one carrier. So a delay of a leg reaches the legs
     *     after it. It is said of the leg that is late and of the whole load, not of those that wait.
     *
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getArrival'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/border': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * A cross-border load as the border board shows it: legs, papers, clock, and what is missing
     * @description A load that does not cross, or has no carrier, has none: 404.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getBorderOfLoad'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/border/{party}/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Who is asked. */
        party: components['parameters']['party'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which a party gives what it owes before a load crosses, without an account, and the text to send it with
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NO_OPEN_TRIP`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['linkBorder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/border/{party}/mail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Who is asked. */
        party: components['parameters']['party'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a party what it owes before a load crosses, with the link to give it, to the known addresses or to another one
     * @description A carrier gets it at its address of quotes and those of its contacts for operations, a customs broker at the address
     *     of the crossing, where one that it lacks is kept. Another address than before revokes the link in the mails sent
     *     so far.
     *
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `NOTHING_MISSING`, `NO_OPEN_TRIP`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['mailBorder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/evidence': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The evidence agreed for a load, and how each stands
     * @description In the order of the rate confirmation, with every file sent and how what it says compares with what was agreed. On a load of more than two stops each delivery owes its signed proof of delivery and BOL, each pickup its seal photos and scale ticket, each stop its cargo photos; the rest is owed once. Not for customers.
     *
     *     An API key needs the scope `shipments:read`. Takes the token of a link of the kind `evidence`.
     */
    get: operations['listEvidence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/evidence/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the carrier sends evidence without an account, and the text to send it with
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['linkEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/evidence/{type}/files': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description What is shown, such as the signed proof of delivery. */
        type: components['parameters']['type'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a page or a photo as evidence
     * @description Each file is one page. The first file after a rejection begins a new round; the earlier ones are kept. The same file sent again in a round changes nothing.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `EVIDENCE_DECIDED`, `EVIDENCE_FULL`, `EVIDENCE_NOT_AGREED`, `EVIDENCE_NOT_AT_STOP`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`. Takes the token of a link of the kind `evidence`.
     */
    post: operations['sendEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/evidence/{type}/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description What is shown, such as the signed proof of delivery. */
        type: components['parameters']['type'];
        /** @description The id of the file. */
        fileId: string;
      };
      cookie?: never;
    };
    /**
     * A file that was sent as evidence
     * @description An API key needs the scope `shipments:read`. Takes the token of a link of the kind `evidence`.
     */
    get: operations['downloadEvidence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/evidence/{type}/review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description What is shown, such as the signed proof of delivery. */
        type: components['parameters']['type'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept or reject evidence, waive it, or take such a decision back
     * @description Can also be refused with: `MOVED_BY_LEGS`, `EVIDENCE_NOT_SENT`, `EVIDENCE_DECIDED`, `EVIDENCE_NOT_AGREED`, `EVIDENCE_NOT_AT_STOP`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['reviewEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/accessorials': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The accessorials of a load, and the detention that its times and terms come to
     * @description Not for customers.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['listAccessorials'];
    put?: never;
    /**
     * Ask for an accessorial
     * @description In the currency of the agreed rate. For detention, a `stop` without an amount takes what the times of the load and the agreed terms come to.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `DETENTION_REQUESTED`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['requestAccessorial'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/accessorials/{accessorialId}/review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The id of the accessorial. */
        accessorialId: components['parameters']['accessorialId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or reject an accessorial, or withdraw what was asked for
     * @description Can also be refused with: `MOVED_BY_LEGS`, `ACCESSORIAL_UNPROVED`, `ACCESSORIAL_DECIDED`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['reviewAccessorial'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/accessorials/{accessorialId}/files': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The id of the accessorial. */
        accessorialId: components['parameters']['accessorialId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a file that proves an accessorial
     * @description The same file sent again changes nothing.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `ACCESSORIAL_DECIDED`, `EVIDENCE_FULL`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['sendAccessorialFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/accessorials/{accessorialId}/files/{proofId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The id of the accessorial. */
        accessorialId: components['parameters']['accessorialId'];
        /** @description The id of the file. */
        proofId: string;
      };
      cookie?: never;
    };
    /**
     * A file that proves an accessorial
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['downloadAccessorialFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the carriers of closed loads are owed, and whether it was paid
     * @description The agreed rate and the approved accessorials without taxes, with the day on which they are due: the payment term runs from the day on which the last proof document was accepted or waived. No invoice is issued. A carrier sees its own.
     *
     *     Sorted by `dueDate`, `reference`, `total`, `paidOn`, `deliveredAt`; by default `dueDate`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['listSettlements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is still to pay, what of it is overdue and what falls due this week, by currency
     * @description Of the settlements that the caller may see. The week ends on Sunday.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getSettlementTotals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark several settlements as paid with one day and reference, each independently of the others
     * @description Those that cannot be marked stay as they are, and the result says why.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `SETTLEMENT_CHANGED`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['bulkSettlements'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/bank_file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A file for the bank with the transfers of these settlements, in pesos
     * @description CSV with the beneficiary, bank, CLABE, amount, currency and reference of each. The CLABE is that of the carrier's account
     *     in use. For the admins of the company that pays. For each carrier in the file, the reading of its account is written
     *     into the security log.
     *
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getBankFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * What the carrier of a closed load is owed
     * @description The id is that of the load.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['getSettlement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/{id}/pay': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark as paid
     * @description Andén moves no money; the day and the reference are those of the transfer.
     *
     *     Can also be refused with: `MOVED_BY_LEGS`, `ALREADY_PAID`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['paySettlement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/{id}/unpay': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the mark of a payment back
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_PAID`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['unpaySettlement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tracking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The load that the caller's link opens, as its customer may see it
     * @description Without the carrier, its people and any amount.
     *
     *     An API key needs the scope `shipments:read`. Takes the token of a link of the kind `tracking`.
     */
    get: operations['getTracking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tracking/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A proof document of the load that the caller's link opens
     * @description An API key needs the scope `shipments:read`. Takes the token of a link of the kind `tracking`.
     */
    get: operations['downloadTrackingFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/tracking/link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The link with which the customer follows a load without an account, and the text to send it with
     * @description Can also be refused with: `LEG_OF_LOAD`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['linkTracking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/archive': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The whole file of a load as one archive
     * @description A tar with a cover, every revision of the rate confirmation, every file of evidence and accessorials, what happened as JSON, and `SHA256SUMS`, which `sha256sum -c SHA256SUMS` verifies without a network. For whoever may see all of it.
     *
     *     Can also be refused with: `FILE_LOST`.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['downloadLoadFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/incidents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Incidents of the load, newest first
     * @description An API key needs the scope `shipments:read`.
     */
    get: operations['listShipmentIncidents'];
    put?: never;
    /**
     * Report an incident or a delay
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['reportShipmentIncident'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/incidents/{reportId}/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The incident of the load. */
        reportId: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resolve an incident
     * @description Can also be refused with: `MOVED_BY_LEGS`, `NOT_ON_ITS_WAY`.
     *
     *     An API key needs the scope `shipments:write`.
     */
    post: operations['resolveShipmentIncident'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/failed_jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Background jobs that failed at every attempt, mails among them; for root
     * @description Sorted by `failedAt`, `createdAt`, `queue`; by default `-failedAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listFailedJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/failed_jobs/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run several failed jobs again, each independently of the others
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['bulkFailedJobs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/failed_jobs/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run a failed job again; it leaves the list, and comes back if it fails at every attempt
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['retryFailedJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company_data/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All data of the caller's company in one file
     * @description For the admin of a broker. The file has lines of JSON: the first describes it, each other one is a row, such as
     *     `{"table":"quotes","row":{…}}`, with the columns of the database. It has the company, its customers, its users,
     *     the carriers of its network with their contacts and documents, its quotes, loads and everything about them, and
     *     their history, as of one moment. Stored files are not in it: each document names its own.
     *
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['exportCompanyData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/personal_data/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Where an e-mail address or a phone number occurs
     * @description For the requests of people without an account: contacts, writers of site requests, registrations and recipients of
     *     mails. The address is in the body, so that no log has it. An address that occurs nowhere has no places.
     *
     *
     *     Can also be refused with: `ADDRESS_UNKNOWN`, `ADDRESS_OF_USER`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['findPersonalData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/personal_data/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Everything about the person with an e-mail address or a phone number
     * @description Can also be refused with: `ADDRESS_UNKNOWN`, `ADDRESS_OF_USER`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['exportPersonalData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/personal_data/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase the personal data of the person with an e-mail address or a phone number
     * @description Contacts are archived without name and addresses, site requests lose name, addresses and message, registrations
     *     and mails are deleted, and a pseudonym replaces the address and the names everywhere else, also in the history.
     *     This cannot be undone.
     *
     *
     *     Can also be refused with: `ADDRESS_UNKNOWN`, `ADDRESS_OF_USER`, `CONFIRMATION_DIFFERS`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['erasePersonalData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/security_events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The security log: sign-ins, refused calls, changed rights, exports and downloads; for root
     * @description Sorted by `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listSecurityEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mail_status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether mail leaves; for Andén's staff
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['getMailStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's notifications
     * @description Sorted by `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notifications/unassigned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The number of open requests that none of Andén's staff has opened
     * @description Public: it returns only a number and kinds, no data of a record, company or person.
     *
     *     Needs no sign-in.
     */
    get: operations['getUnassignedNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notifications/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark everything as read
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['readAllNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notifications/choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The events that can reach the caller, and by which channels the caller hears of them
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listNotificationChoices'];
    put?: never;
    /**
     * Choose by which channels the caller hears of an event
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['chooseNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/notifications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Mark a notification as read or unread, or archive or restore it
     * @description Takes no API keys, only the token of a signed-in person.
     */
    patch: operations['updateNotification'];
    trace?: never;
  };
  '/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Files that the caller's company uploaded
     * @description Sorted by `createdAt`, `fileName`, `status`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `imports:read`.
     */
    get: operations['listImports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The progress of an import
     * @description An API key needs the scope `imports:read`.
     */
    get: operations['getImport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write the checked rows of a file
     * @description Can also be refused with: `IMPORT_NOT_READY`, `IMPORT_DATES_OPEN`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['confirmImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/dates': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say whether day or month comes first in the dates of a file
     * @description Needed once where `openDate` has a date with two readings, such as 05/12/26, and no date of the file shows the order.
     *     If it was read in the other order, the file is read again.
     *
     *
     *     Can also be refused with: `IMPORT_NOT_READY`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['chooseImportDates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Discard a file whose rows are not written
     * @description Can also be refused with: `IMPORT_NOT_READY`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    post: operations['cancelImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/rows': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * Rows in the order of the file; by default those that are not simply created
     * @description An API key needs the scope `imports:read`.
     */
    get: operations['listImportRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The uploaded file with the errors and warnings of each row, in the format in which it came
     * @description An API key needs the scope `imports:read`.
     */
    get: operations['getImportFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Changes of status of the quotes, invitations and loads that the caller may see
     * @description Sorted by `createdAt`; by default `-createdAt`. While rows follow, the header `Link` has the next page.
     *
     *     An API key needs the scope `history:read`.
     */
    get: operations['listHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/history/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of a quote, which the rows of the list have as `quoteId`; not the id of a row. */
        id: string;
      };
      cookie?: never;
    };
    /**
     * The history of a quote: all changes of status of it, its invitations and its loads, oldest first
     * @description An API key needs the scope `history:read`.
     */
    get: operations['getHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/vehicles/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The units and trailers of the caller's carrier, or of the carriers of the caller's network, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `name`, `plates`, `insuranceEndsOn`, `inspectionEndsOn`, `createdAt`; by default `name`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['exportVehicles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/vehicles/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listVehicleHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/vehicles/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['bulkVehicles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/operators/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The drivers of the caller's carrier, or of the carriers of the caller's network, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `name`, `licenceEndsOn`, `badgeEndsOn`, `fastEndsOn`, `createdAt`; by default `name`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['exportOperators'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/operators/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listOperatorHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/operators/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['bulkOperators'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listKeyHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `webhooks:read`.
     */
    get: operations['listWebhookHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Users that the caller may see, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `lastName`, `firstName`, `email`, `createdAt`; by default `lastName`.
     *
     *     Takes no API keys, only the token of a signed-in person.
     */
    get: operations['exportUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description Takes no API keys, only the token of a signed-in person.
     */
    get: operations['listUserHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description Takes no API keys, only the token of a signed-in person.
     */
    post: operations['bulkUsers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's company and its customers, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `name`, `type`, `plan`, `createdAt`; by default `name`.
     *
     *     An API key needs the scope `companies:read`.
     */
    get: operations['exportCompanies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `companies:read`.
     */
    get: operations['listCompanyHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `companies:write`.
     */
    post: operations['bulkCompanies'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Carriers of the networks that the caller may see, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `carrierName`, `status`, `confidence`, `network`, `createdAt`, `updatedAt`; by default `carrierName`.
     *
     *     An API key needs the scope `carriers:read`.
     */
    get: operations['exportCarriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `carriers:read`.
     */
    get: operations['listCarrierHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The same as /carriers/documentAdminList, under the path of the admin's page, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `urgency`, `uploadedAt`, `carrierName`, `type`, `status`, `expirationDate`, `updatedAt`; by default `-uploadedAt`.
     *
     *     An API key needs the scope `documents:read`.
     */
    get: operations['exportValidations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/validations/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `documents:read`.
     */
    get: operations['listValidationHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contacts/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contacts of the caller's company, its customers and its carriers, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `name`, `position`, `language`, `createdAt`; by default `name`.
     *
     *     An API key needs the scope `contacts:read`.
     */
    get: operations['exportContacts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contacts/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `contacts:read`.
     */
    get: operations['listContactHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contacts/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `contacts:write`.
     */
    post: operations['bulkContacts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Locations of the caller's company, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `name`, `city`, `state`, `kind`, `createdAt`; by default `name`.
     *
     *     An API key needs the scope `locations:read`.
     */
    get: operations['exportLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `locations:read`.
     */
    get: operations['listLocationHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/locations/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `locations:write`.
     */
    post: operations['bulkLocations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/equipments/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Equipment types, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `code`, `nameEs`, `nameEn`, `category`, `lengthFt`; by default `nameEs`.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['exportEquipments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/equipments/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listEquipmentHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/equipments/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['bulkEquipments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/comodities/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Commodity types, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `code`, `nameEs`, `nameEn`, `hazmat`; by default `nameEs`.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['exportComodities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/comodities/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listComodityHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/comodities/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['bulkComodities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/packagings/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Packaging types, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `code`, `nameEs`, `nameEn`, `stackable`; by default `nameEs`.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['exportPackagings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/packagings/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listPackagingHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/packagings/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['bulkPackagings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/contact_types/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Contact types, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `code`, `nameEs`, `nameEn`, `audience`; by default `nameEs`.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['exportContactTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/contact_types/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listContactTypeHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/contact_types/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['bulkContactTypes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/bridges/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Border crossings, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `code`, `nameEs`, `nameEn`; by default `nameEs`.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['exportBridges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/bridges/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listBridgeHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/bridges/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['bulkBridges'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/incidents/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Incident types, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `code`, `nameEs`, `nameEn`, `severity`; by default `nameEs`.
     *
     *     An API key needs the scope `catalogs:read`.
     */
    get: operations['exportIncidents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/incidents/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `catalogs:read`.
     */
    get: operations['listIncidentHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/catalogs/incidents/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `catalogs:write`.
     */
    post: operations['bulkIncidents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Quotes that the caller may see, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `urgency`, `number`, `status`, `pickupDate`, `deadlineAt`, `createdAt`, `updatedAt`, `customerName`; by default `-createdAt`.
     *
     *     An API key needs the scope `quotes:read`.
     */
    get: operations['exportQuotes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/routes/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Routes that the caller may see; for a carrier, those assigned to it, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `number`, `kind`, `frequency`, `volume`, `status`, `createdAt`, `updatedAt`; by default `-createdAt`.
     *
     *     An API key needs the scope `routes:read`.
     */
    get: operations['exportRoutes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/routes/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `routes:read`.
     */
    get: operations['listRouteHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/routes/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `routes:write`.
     */
    post: operations['bulkRoutes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Diesel prices by date, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `date`, `country`, `price`, `source`, `createdAt`; by default `-date`.
     *
     *     An API key needs the scope `diesel:read`.
     */
    get: operations['exportDieselPrices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `diesel:read`.
     */
    get: operations['listDieselPriceHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/diesel_prices/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `diesel:write`.
     */
    post: operations['bulkDieselPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exchange_rates/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exchange rates by date, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `date`, `mxnPerUsd`, `createdAt`; by default `-date`.
     *
     *     An API key needs the scope `diesel:read`.
     */
    get: operations['exportExchangeRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exchange_rates/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The changes of a record, newest first
     * @description An API key needs the scope `diesel:read`.
     */
    get: operations['listExchangeRateHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exchange_rates/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive several records, each independently of the others
     * @description An API key needs the scope `diesel:write`.
     */
    post: operations['bulkExchangeRates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Loads that the caller may see, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `number`, `status`, `pickupDate`, `deliveryDate`, `createdAt`, `updatedAt`; by default `-createdAt`.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['exportShipments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/settlements/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the carriers of closed loads are owed, and whether it was paid, all as a CSV file or Excel workbook
     * @description The agreed rate and the approved accessorials without taxes, with the day on which they are due: the payment term runs from the day on which the last proof document was accepted or waived. No invoice is issued. A carrier sees its own.
     *
     *     Has all rows that match the filters, without pages. Sorted by `dueDate`, `reference`, `total`, `paidOn`, `deliveredAt`; by default `dueDate`.
     *
     *     An API key needs the scope `shipments:read`.
     */
    get: operations['exportSettlements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/history/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Changes of status of the quotes, invitations and loads that the caller may see, all as a CSV file or Excel workbook
     * @description Has all rows that match the filters, without pages. Sorted by `createdAt`; by default `-createdAt`.
     *
     *     An API key needs the scope `history:read`.
     */
    get: operations['exportHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  event: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An event, as a webhook gets it
     * @description Signed by the [Standard Webhooks](https://www.standardwebhooks.com/) specification: verify `webhook-signature`
     *     over `webhook-id`, `webhook-timestamp` and the body with the secret before anything else.
     *
     *     The event names the record and its version, not its content: ask for the record. Events come in any order and
     *     can come twice under the same `webhook-id`; an event whose version is lower than one that you have seen of that
     *     record is old.
     *
     *     Any answer of 200 to 299 within 10 s means that it was received. 410 ends the webhook. After any other answer,
     *     a redirect among them, it is tried again, ever more rarely, for a day.
     */
    post: operations['receiveEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description The days, both included, on which a person is away, and an active colleague of the same company who covers: all three or none. On these days mails and notices for the person reach the colleague too, and replies to the person's mails reach the colleague; not while the colleague is away too. */
    Absence: {
      awayFrom?: components['schemas']['Date'];
      awayUntil?: components['schemas']['Date'];
      coveredBy?: components['schemas']['Id'];
    };
    AccessToken: {
      accessToken: string;
      /** @description Its remaining lifetime in seconds. */
      expiresIn: number;
    };
    Accessorial: {
      /** Format: uuid */
      id: string;
      kind: components['schemas']['AccessorialKind'];
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      comment: string | null;
      stop: components['schemas']['LoadStop'] | null;
      stopNumber?: components['schemas']['StopReached'];
      /** @description The detention beyond the free time. */
      minutes: number | null;
      status: components['schemas']['AccessorialStatus'];
      reason: string | null;
      /** Format: date-time */
      requestedAt: string;
      /** @description Of the other side no name is shown to a carrier. */
      requestedBy: string | null;
      reviewedAt: components['schemas']['Timestamp'];
      reviewedBy: string | null;
      files: components['schemas']['AccessorialFile'][];
      can: string[];
    };
    AccessorialFile: {
      /** Format: uuid */
      id: string;
      fileName: string;
      mediaType: string;
      size: number;
      /** @description SHA-256 in hex. */
      checksum: string;
      /** Format: date-time */
      sentAt: string;
    };
    /** @enum {string} */
    AccessorialKind:
      | 'detention'
      | 'loading_labor'
      | 'lumper'
      | 'layover'
      | 'redelivery'
      | 'tonu'
      | 'tolls'
      | 'other';
    AccessorialRequest: {
      kind: components['schemas']['AccessorialKind'];
      amount?: components['schemas']['Money'];
      stop?: components['schemas']['LoadStop'];
      /** @description On a load of more than two stops: which one. */
      stopNumber?: components['schemas']['StopReached'];
      comment?: components['schemas']['Comment'];
    };
    AccessorialReview: {
      /** @enum {string} */
      decision: 'approved' | 'rejected' | 'withdrawn';
      /** @description Required to reject. */
      reason?: components['schemas']['Comment'];
    };
    /** @enum {string} */
    AccessorialStatus: 'pending' | 'approved' | 'rejected' | 'withdrawn';
    AccountToPay: {
      holder: string;
      bank: string;
      kind: components['schemas']['BankAccountKind'];
      /** @description The CLABE or the account number. */
      number: string;
      /** @description Of a US bank. */
      routingNumber: string | null;
      currency: components['schemas']['Currency'];
      /** Format: date-time */
      effectiveAt: string;
      /**
       * Format: date-time
       * @description When another account comes into use, which is confirmed already.
       */
      nextAt: string | null;
    };
    AccountsToPay: {
      /** @description Whether the caller's company pays the carrier. */
      pays: boolean;
      /** @description One by currency; empty when the company does not pay the carrier. */
      accounts: components['schemas']['AccountToPay'][];
    };
    AddedStops: {
      count: number;
      /** @description For each additional stop. */
      stopOffCharge: components['schemas']['Money'];
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
    };
    /** @description A place that is not a saved location. */
    Address: {
      locationId?: null;
    } & components['schemas']['Place'];
    AddressErased: {
      /** @description The name that replaces the person's. */
      pseudonym: string;
      places: components['schemas']['PersonalDataPlaces'];
    };
    AddressErasure: {
      address: components['schemas']['EmailOrPhone'];
      /** @description The same address, as a confirmation. */
      confirmation: components['schemas']['EmailOrPhone'];
    };
    AgreedAmount: {
      amount: string;
      currency: components['schemas']['Currency'];
    };
    /** @description Excluding VAT (IVA). */
    AgreedPrice: {
      currency: components['schemas']['Currency'];
      total: components['schemas']['Money'];
      linehaul?: components['schemas']['Money'];
      fuelSurcharge?: components['schemas']['Money'];
      borderCrossing?: components['schemas']['Money'];
      tolls?: components['schemas']['Money'];
      accessorials?: components['schemas']['Money'];
      /** @description For each stop beyond the first and the last; an all-in rate contains it. */
      stopOffCharge?: components['schemas']['Money'];
      /** @description The stops that the rate was given for and contains. */
      additionalStops?: number;
    };
    AnswerFigures: {
      /** @description Quotes that were sent or invitations that a carrier received. */
      sent: number;
      /** @description Those with a rate before the deadline. */
      answered: number;
      /** @description Those whose load was assigned. */
      awarded: number;
      medianMinutes: components['schemas']['MedianMinutes'];
      percentWithinHour: components['schemas']['PercentWithinHour'];
      /** @description Margin of the assigned quotes in percent of their sale prices, at each quote's exchange rate. Only for users who may see purchase prices. */
      marginPercent?: components['schemas']['SignedDecimal'];
    };
    ApiKey: components['schemas']['Record'] & components['schemas']['ApiKeyFields'];
    ApiKeyChange: {
      name?: components['schemas']['KeyName'];
    };
    ApiKeyFields: {
      name: string;
      /** @description The first characters of its secret. */
      prefix: string;
      scopes: components['schemas']['KeyScope'][];
      state: components['schemas']['KeyState'];
      /** Format: date-time */
      expiresAt: string;
      revokedAt: components['schemas']['Timestamp'];
      lastUsedAt: components['schemas']['Timestamp'];
      /**
       * Format: uuid
       * @description The user who made it.
       */
      userId: string;
      userName: string;
    };
    ApiKeyInput: {
      name: components['schemas']['KeyName'];
      scopes: components['schemas']['KeyScope'][];
      /**
       * Format: date
       * @description The last day on which it is accepted; at most a year from today.
       */
      expiresOn: string;
    };
    Arrival: {
      expectedAt: components['schemas']['Timestamp'];
      /** @description The end of the delivery appointment. */
      plannedAt: components['schemas']['Timestamp'];
      /** @description The IANA time zone of the destination. */
      timeZone: string;
      /** @description How much later than planned; where no arrival is expected, how long the plan is over. */
      lateMinutes: number | null;
      isLate: boolean;
      basis: components['schemas']['ArrivalBasis'];
      /** @description Past loads on the lane; only for who manages the load. */
      pastLoads: number | null;
      /** @description The next stop, or where the load stands; null on a load of two stops, and once it is at the last one. */
      nextStop?: components['schemas']['StopArrival'] | null;
      /** @description When the customer last heard of the delay. */
      toldAt: components['schemas']['Timestamp'];
    };
    /**
     * @description From what it follows: the load has `arrived`; the time since the `border` or since the `departure` on other loads; the
     *     planned `pickup` and the time on other loads; or it is `unknown`, because the lane has fewer than three past loads.
     * @enum {string}
     */
    ArrivalBasis: 'arrived' | 'border' | 'departure' | 'pickup' | 'unknown';
    AskedDocument: {
      /** @description The document, in the caller's language. */
      name: string;
      carrierName: string;
      status: components['schemas']['DocumentStatus'];
      /** @description The reason why the last file was rejected. */
      reason: string | null;
      /** Format: date */
      expirationDate: string | null;
      uploadedAt: components['schemas']['Timestamp'];
      /**
       * Format: date
       * @description The oldest date that the document may have; null without a limit.
       */
      oldestDate: string | null;
      can: 'upload'[];
    };
    /** @enum {string} */
    Audience: 'shipper' | 'broker' | 'carrier';
    BankAccount: components['schemas']['Record'] & {
      carrierId: components['schemas']['Id'];
      carrierName: string;
      holder: string;
      bank: string;
      kind: components['schemas']['BankAccountKind'];
      /** @description The last four digits of the number. */
      lastFour: string;
      currency: components['schemas']['Currency'];
      status: components['schemas']['BankAccountStatus'];
      enteredBy: components['schemas']['Id'];
      enteredByName: string | null;
      decidedByName: string | null;
      decidedAt: components['schemas']['Timestamp'];
      /**
       * Format: date-time
       * @description From when a confirmed account is in use.
       */
      effectiveAt: string | null;
      reason: components['schemas']['Comment'];
    };
    BankAccountConfirmation: {
      /** @description The CLABE or the account number, once more. */
      accountNumber: string;
    };
    BankAccountInput: {
      holder: string;
      bank: string;
      kind: components['schemas']['BankAccountKind'];
      /** @description 18 digits; spaces and hyphens are ignored. */
      clabe?: string;
      /** @description 9 digits. */
      routingNumber?: string;
      /** @description 4 to 17 digits. */
      accountNumber?: string;
      currency: components['schemas']['Currency'];
    };
    /**
     * @description A CLABE of a Mexican bank, or the routing and account number of a US bank.
     * @enum {string}
     */
    BankAccountKind: 'clabe' | 'aba';
    BankAccountRejection: {
      reason: string;
    };
    /** @enum {string} */
    BankAccountStatus: 'entered' | 'confirmed' | 'rejected';
    BankFile: {
      fileName: string;
      /** @description The CSV as text, with a row for each transfer below its headings. */
      content: string;
      /** @description The transfers in it. */
      count: number;
      /** @description Their sum in pesos. */
      total: components['schemas']['Money'];
      leftOut: components['schemas']['LeftOut'][];
    };
    /** @description The lowest of the last valid rates of a quote's carriers. A customer reads none. */
    BestRate: {
      /** Format: uuid */
      invitationId: string;
      /** Format: uuid */
      carrierId: string;
      carrierName: string;
      /** @description The total in the currency of the quote. */
      amount: components['schemas']['Decimal'];
    };
    /** @description A contact of a carrier; with an id, the changed fields of that contact. */
    BookedContact: WithRequired<components['schemas']['ContactFields'], 'name'> & {
      /** Format: uuid */
      id?: string;
    };
    BorderAnswer: {
      plannedAt?: components['schemas']['Timestamp'];
      /** Format: uuid */
      cfdiUuid?: string | null;
      pedimento?: string | null;
      doda?: string | null;
      paps?: string | null;
      manifestAcceptedAt?: components['schemas']['Timestamp'];
      seal?: string | null;
      scac?: components['schemas']['ScacCode'];
      caat?: components['schemas']['Caat'];
      legs?: {
        mexican?: components['schemas']['BorderLegAnswer'];
        transfer?: components['schemas']['BorderLegAnswer'];
        us?: components['schemas']['BorderLegAnswer'];
      };
    };
    /** @description Whom the link of a party reached. */
    BorderAsked: {
      party: components['schemas']['BorderParty'];
      mails: components['schemas']['LinkMail'][];
      /** @description When a person last opened it. */
      openedAt: components['schemas']['Timestamp'];
    };
    BorderBoard: {
      /**
       * Format: date-time
       * @description The time of the answer.
       */
      at: string;
      loads: components['schemas']['BorderLoad'][];
    };
    /** @description The time by which U.S. customs must have accepted the ACE e-Manifest (19 CFR 123.92). */
    BorderClock: {
      /** Format: date-time */
      dueAt: string;
      /**
       * Format: date-time
       * @description Two hours before.
       */
      warnAt: string;
      /**
       * @description Before the arrival; 30 by FAST.
       * @enum {integer}
       */
      minutesBefore: 30 | 60;
      acceptedAt: components['schemas']['Timestamp'];
      /** @description When the truck may arrive at the earliest, where the e-Manifest was accepted too late for the plan. */
      earliestArrivalAt: components['schemas']['Timestamp'];
      /** @enum {string} */
      state: 'open' | 'warning' | 'late' | 'accepted' | 'accepted_late';
    };
    BorderCrossing: {
      /** Format: uuid */
      bridgeId: string | null;
      bridgeNameEs: string | null;
      bridgeNameEn: string | null;
      timeZone: string | null;
      plannedAt: components['schemas']['Timestamp'];
      fast: boolean;
      mxBrokerName: string | null;
      usBrokerName: string | null;
      pedimento: string | null;
      doda: string | null;
      cfdiUuid: string | null;
      paps: string | null;
    };
    /** @description A field with which a party gives what it owes. */
    BorderField: {
      /** @description Its place in `BorderAnswer`: `doda`, `legs.transfer.operatorName`. */
      name: string;
      /** @description What it belongs to, in words: the crossing or one of the legs. */
      group: string;
      label: string;
      /** @enum {string} */
      kind: 'text' | 'phone' | 'moment' | 'choice';
      hint: string | null;
      /** @description Of a choice, the last used first: the carrier's trucks, trailers or drivers that the company of the load may see. */
      choices: {
        /** Format: uuid */
        id: string;
        /** @description Its name, of a vehicle with its plates. */
        name: string;
      }[];
      /** @description The name of the choice that has none of its own for this value. */
      insteadOf: string | null;
    };
    BorderGap: {
      code: components['schemas']['BorderGapCode'];
      /** @description The leg that lacks it; null where the whole load does. */
      leg: components['schemas']['LegKind'] | null;
      party: components['schemas']['BorderParty'];
      /** @description Null while no arrival at the bridge is planned. */
      dueAt: components['schemas']['Timestamp'];
      isLate: boolean;
      /** @description Whether no official text confirms it, so that it only advises. */
      isAdvice: boolean;
      /** @description What is missing, in the caller's language. */
      text: string;
      /** @description What to do about it. */
      remedy: string;
    };
    /**
     * @description What a load lacks before it crosses, or which paper of its truck or driver has expired.
     * @enum {string}
     */
    BorderGapCode:
      | 'bridge'
      | 'planned_at'
      | 'mx_broker'
      | 'us_broker'
      | 'seal'
      | 'cfdi'
      | 'pedimento'
      | 'doda'
      | 'paps'
      | 'scac'
      | 'caat'
      | 'manifest'
      | 'operator'
      | 'unit'
      | 'trailer'
      | 'licence_expired'
      | 'insurance_expired'
      | 'inspection_expired'
      | 'permit_expired'
      | 'security_certificate'
      | 'fast_card'
      | 'badge';
    BorderLeg: {
      kind: components['schemas']['LegKind'];
      carrierName: string;
      operatorName: string | null;
      operatorPhone: string | null;
      unitPlates: string | null;
      trailerPlates: string | null;
      seal: string | null;
    };
    BorderLegAnswer: {
      operatorId?: components['schemas']['Id'];
      unitId?: components['schemas']['Id'];
      trailerId?: components['schemas']['Id'];
      operatorName?: components['schemas']['ShortText'];
      operatorPhone?: components['schemas']['Phone'];
      unitPlates?: components['schemas']['Plates'];
      trailerPlates?: components['schemas']['Plates'];
    };
    BorderLoad: {
      /** Format: uuid */
      id: string;
      reference: string;
      status: components['schemas']['ShipmentStatus'];
      direction: components['schemas']['CrossingDirection'];
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      stopCount?: components['schemas']['StopCount'];
      beforeBorder?: components['schemas']['BorderStop'];
      afterBorder?: components['schemas']['BorderStop'];
      carrierName: string;
      crossing: components['schemas']['BorderCrossing'];
      /** @description Of the carrier that crosses; as the CAAT. */
      scac: string | null;
      caat: string | null;
      legs: components['schemas']['BorderLeg'][];
      /** @description Of a northbound load with a planned arrival. */
      clock: components['schemas']['BorderClock'] | null;
      gaps: components['schemas']['BorderGap'][];
      /** @description The parties that were asked by link. */
      asked: components['schemas']['BorderAsked'][];
      can: string[];
    };
    /**
     * @description Who owes something before a load crosses; `company` is the broker that manages it.
     * @enum {string}
     */
    BorderParty: 'company' | 'carrier' | 'mx_broker' | 'us_broker';
    BorderRequest: {
      reference: string;
      party: components['schemas']['BorderParty'];
      /** @description The load in words: lane, bridge, planned arrival, truck and carrier that cross. */
      facts: {
        name: string;
        label: string;
        text: string;
      }[];
      /** @description What this party owes. */
      gaps: components['schemas']['BorderGap'][];
      fields: components['schemas']['BorderField'][];
      /** @description The IANA time zone of the times in the form. */
      timeZone: string;
      can: string[];
    };
    /** @description Of a load with more than two stops: the last one before the country changes, or the first one after it. */
    BorderStop: {
      number: number;
      kind: components['schemas']['StopKind'];
      place: components['schemas']['Place'];
      date: components['schemas']['Date'];
      from: components['schemas']['Time'];
      to: components['schemas']['Time'];
    };
    /**
     * @description A leg of a load across the border: in Mexico, over the bridge, in the United States.
     * @enum {string}
     */
    BoughtLeg: 'mexican' | 'transfer' | 'us';
    Bridge: components['schemas']['Record'] &
      WithRequired<components['schemas']['BridgeFields'], 'code' | 'nameEs' | 'nameEn'>;
    BridgeChange: components['schemas']['BridgeFields'];
    BridgeFields: {
      code?: components['schemas']['CatalogCode'];
      nameEs?: string;
      nameEn?: string;
      /** @description The code of the port of entry at U.S. Customs and Border Protection. */
      usPort?: string | null;
      /** @description The Mexican customs office. */
      mxCustoms?: string | null;
      /** @description An IANA time zone. */
      timeZone?: string;
      /** @description When trucks with cargo cross, in the bridge's own time, such as `L–V 7:00–24:00, S 8:00–16:00`; `24 h` for always. Null where nobody has registered it. */
      hours?: string | null;
      /** @description Where the hours were published. */
      hoursSource?: string | null;
      /**
       * Format: date
       * @description When somebody last compared the hours with their source; hours without it are to be verified.
       */
      hoursCheckedOn?: string | null;
    };
    BridgeInput: WithRequired<components['schemas']['BridgeFields'], 'code' | 'nameEs' | 'nameEn'>;
    BridgeWait: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      bridgeId: string;
      bridgeNameEs: string;
      bridgeNameEn: string;
      direction: components['schemas']['CrossingDirection'];
      minutes: number;
      /** Format: date-time */
      seenAt: string;
      reporter: {
        type: components['schemas']['UserType'];
        /** @description Only of a colleague of the caller. */
        name: string | null;
      };
    };
    BridgeWaitInput: {
      /** Format: uuid */
      bridgeId: string;
      direction: components['schemas']['CrossingDirection'];
      minutes: number;
      /** @description When it was seen; now by default, at most 24 hours ago. */
      seenAt?: components['schemas']['Timestamp'];
    };
    /** @enum {string} */
    BrokerRejectReason: 'rate_too_high' | 'response_too_slow' | 'load_already_covered' | 'other';
    BulkArchive: {
      ids: components['schemas']['BulkIds'];
      /** @enum {string} */
      action: 'archive';
    };
    BulkCarriers: {
      ids: components['schemas']['BulkIds'];
      /** @enum {string} */
      action: 'archive' | 'update';
      changes?: {
        status?: components['schemas']['CarrierStatus'];
        confidence?: components['schemas']['Confidence'];
      };
    };
    BulkDismiss: {
      ids: components['schemas']['BulkIds'];
      /** @enum {string} */
      action: 'dismiss';
      reason: components['schemas']['DismissReason'];
      comment?: components['schemas']['Comment'];
    };
    BulkIds: string[];
    BulkPayment: {
      ids: components['schemas']['BulkIds'];
      /** @enum {string} */
      action: 'pay';
      paidOn: components['schemas']['paidOn'];
      reference: components['schemas']['reference'];
      /** @description What the caller has read of them. One whose version or total has changed since is refused. */
      seen?: components['schemas']['SeenSettlement'][];
    };
    BulkResult: {
      results: {
        /** Format: uuid */
        id: string;
        /** @description The status that a call for this record alone would return. */
        status: number;
        code?: components['schemas']['ErrorCode'];
        /** @description The reason for an error, in the caller's language. */
        message?: string;
      }[];
    };
    BulkRetry: {
      ids: components['schemas']['BulkIds'];
      /** @enum {string} */
      action: 'retry';
    };
    BulkReview: {
      ids: components['schemas']['BulkIds'];
      /** @enum {string} */
      action: 'approve' | 'reject';
      /** @description For an approval. By default each document's usual validity from its own date. */
      days?: components['schemas']['DocumentValidity'];
      /** @description Required for a rejection. The reason that the carriers read. */
      reason?: string;
    };
    Caat: string | null;
    /** @enum {string} */
    CallOutcome: 'in_contact' | 'available' | 'rated' | 'rejected_by_carrier';
    /** @description What a quote and its load say of the cargo beside what a carrier reads to give a rate. */
    CargoFields: {
      kind?: components['schemas']['QuoteKind'];
      /** @enum {string|null} */
      frequency?: 'weekly' | 'monthly' | null;
      packaging?: components['schemas']['ShortText'];
      stackable?: boolean;
      legalWeight?: boolean;
      drayage?: boolean;
      spot?: boolean;
      length?: components['schemas']['Length'];
      width?: components['schemas']['Length'];
      height?: components['schemas']['Length'];
      /** @enum {string} */
      dimensionUnit?: 'm' | 'ft';
      distanceKm?: components['schemas']['Length'];
      targetRate?: components['schemas']['Money'];
    };
    /** @description For carriers of the internal network a broker sees only the public fields; the tax and transport ids, contact, credit, cost, description and addresses are null or empty. */
    Carrier: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['CarrierFields'],
        'carrierName' | 'status' | 'confidence'
      > & {
        creditType?: components['schemas']['CreditType'] | null;
        companyId?: components['schemas']['Id'];
        network: components['schemas']['Network'];
        /** @description The answer of the mail server by which it refused the quoting address for good; null once it accepts a mail to it. Null for a broker if the carrier is not in its network. */
        quotingRefusal?: string | null;
        /** @description Percentage of the required data and documents; 100 only when nothing is missing. */
        completion: number;
        /** @description The missing fields and documents, in details; empty for a broker if the carrier is not in its network. */
        missing?: components['schemas']['MissingPart'][];
      };
    CarrierChange: components['schemas']['CarrierFields'] & {
      creditType?: components['schemas']['CreditType'];
    };
    CarrierConfidence: {
      level: components['schemas']['Confidence'];
      /** @description Who set this level and why; null where nobody gave a reason. */
      note: components['schemas']['ConfidenceNote'] | null;
      /** @description The documents that the carrier needs. */
      documents: {
        valid: number;
        required: number;
      };
      /** @description Requests of the last year whose time has passed, and those answered in time. */
      answers: {
        asked: number;
        inTime: number;
      };
      /**
       * @description Loads delivered in the last year, and those on time: with two stops delivered by the planned day, with more
       *     each stop reached at most an hour after the end of its window.
       */
      loads: {
        delivered: number;
        onTime: number;
      };
      /** @description Stops reached of those loads that had more than two, and those reached late; left out without any. */
      stops?: {
        reached: number;
        late: number;
      };
      /** @description Incidents of its loads in the last year, and those that delayed a load. */
      incidents: {
        reported: number;
        delayed: number;
      };
    };
    CarrierFields: {
      carrierName?: string;
      comercialName?: string | null;
      /** @enum {string} */
      carrierType?: 'carrier' | 'owner_operator' | 'drayage' | 'transfer';
      businessField?: components['schemas']['ShortText'];
      nationality?: components['schemas']['Country'];
      identifier?: components['schemas']['Identifier'];
      rfc?: components['schemas']['Rfc'];
      ein?: components['schemas']['Ein'];
      caat?: components['schemas']['Caat'];
      scacCode?: components['schemas']['ScacCode'];
      usdotNumber?: components['schemas']['UsdotNumber'];
      mcNumber?: components['schemas']['McNumber'];
      contactPhone?: components['schemas']['Phone'];
      quotingEmail?: components['schemas']['OptionalEmail'];
      description?: components['schemas']['Comment'];
      countries?: components['schemas']['Country'][];
      originStates?: components['schemas']['StateCode'][];
      deliveryStates?: components['schemas']['StateCode'][];
      movements?: components['schemas']['Movement'][];
      drayage?: boolean;
      hazmat?: boolean;
      costPerMile?: components['schemas']['Decimal'];
      /** @enum {string} */
      shippingMode?: 'ftl' | 'ltl' | 'both';
      serviceList?: string[];
      /** @description Ids of equipment types. */
      equipmentList?: string[];
      /** @description Ids of the bridges that it crosses with a transfer; empty for any. */
      bridgeList?: string[];
      addressList?: components['schemas']['Address'][];
      /** @description In details: all contacts of the carrier. A change archives those that it omits. */
      contactBookList?: components['schemas']['BookedContact'][];
      status?: components['schemas']['CarrierStatus'];
      confidence?: components['schemas']['Confidence'];
    };
    CarrierInput: WithRequired<components['schemas']['CarrierFields'], 'carrierName'> & {
      creditType?: components['schemas']['CreditType'];
      companyId?: components['schemas']['Id'];
    };
    /** @enum {string} */
    CarrierStatus: 'prospect' | 'active' | 'suspended' | 'archived';
    CartaPorte: {
      /**
       * Format: uuid
       * @description The load.
       */
      id: string;
      reference: string;
      /** @description The load in words. */
      facts: {
        name: string;
        label: string;
        text: string;
      }[];
      parts: components['schemas']['CartaPortePart'][];
      progress: components['schemas']['CartaPorteProgress'][];
      findings: components['schemas']['CartaPorteFinding'][];
      /** @description What nobody can check without SAT. */
      unchecked: string[];
      /**
       * @description Of a leg, for the broker: the load with which it shares the customer's part. A change of it there is a change of all
       *     legs that have not been driven.
       */
      whole?: {
        /** Format: uuid */
        id: string;
        reference: string;
      };
      /**
       * @description Of the leg over the bridge, in words: whether its carrier must issue a Carta Porte is to be verified, because no
       *     official text that settles it is known.
       */
      toVerify?: string;
      /** @description The choices by catalog. */
      catalogs: {
        [key: string]: components['schemas']['CartaPorteChoice'][];
      };
      can: string[];
    };
    /** @description The carrier's part. Every field may be missing: what must be there is said by the findings. */
    CartaPorteCarrier: {
      /** @description Local time of the place. */
      departureAt?: string | null;
      /** @description Local time of the place. */
      arrivalAt?: string | null;
      /** @description In kilometers, to the destination. */
      distance?: string | null;
      /** @description In kilometers. */
      totalDistance?: string | null;
      /** @description The stops between the first and the last, in driving order. */
      stops?: (components['schemas']['CartaPorteTripStop'] | null)[];
      permitType?: string | null;
      permitNumber?: string | null;
      configuration?: string | null;
      /** @description Of the loaded vehicle, in metric tons. */
      grossWeight?: string | null;
      plates?: string | null;
      year?: string | null;
      insurer?: string | null;
      policy?: string | null;
      environmentInsurer?: string | null;
      environmentPolicy?: string | null;
      cargoInsurer?: string | null;
      cargoPolicy?: string | null;
      trailers?: components['schemas']['CartaPorteTrailer'][];
      operators?: components['schemas']['CartaPorteOperator'][];
    };
    CartaPorteChoice: {
      key: string;
      name: string;
    };
    /** @description The customer's part. Every field may be missing: what must be there is said by the findings. */
    CartaPorteCustomer: {
      international?: boolean | null;
      /** @enum {string|null} */
      direction?: 'Entrada' | 'Salida' | null;
      country?: string | null;
      way?: string | null;
      regimes?: string[];
      origin?: components['schemas']['CartaPorteEnd'];
      destination?: components['schemas']['CartaPorteEnd'];
      /** @description The stops between origin and destination, in driving order. */
      stops?: (components['schemas']['CartaPorteEnd'] | null)[];
      grossWeight?: string | null;
      weightUnit?: string | null;
      goodsCount?: string | null;
      goods?: components['schemas']['CartaPorteGood'][];
    };
    /** @description Where the goods are loaded or delivered, and by whom they are sent or received. */
    CartaPorteEnd: {
      /** @description OR or DE and six digits. */
      locationId?: string | null;
      name?: string | null;
      /** @description XEXX010101000 for a foreigner. */
      rfc?: string | null;
      /** @description The foreigner's tax id. */
      taxId?: string | null;
      /** @description The foreigner's country of tax residence, ISO 3166-1 alpha-3. */
      taxResidence?: string | null;
      street?: string | null;
      exterior?: string | null;
      /** @description The key in SAT's catalog. */
      colony?: string | null;
      /** @description The key in SAT's catalog. */
      municipality?: string | null;
      /** @description The key in SAT's catalog. */
      state?: string | null;
      /** @description ISO 3166-1 alpha-3. */
      country?: string | null;
      postalCode?: string | null;
    };
    CartaPorteField: {
      /** @description Of the value in the part: goods.0.weight. */
      path: string;
      label: string;
      /** @enum {string} */
      kind: 'text' | 'decimal' | 'whole' | 'yesNo' | 'choice' | 'choices' | 'moment';
      /** @description The catalog of a choice. */
      catalog?: string | null;
      hint?: string | null;
      /** @description In words where the value is known from; with that value where another one was entered. */
      source?: string | null;
      isRequired: boolean;
      /** @description The large catalog in which its key is looked up, once staff have loaded it. */
      search: components['schemas']['SatCatalogName'] | null;
      /** @description Of a leg: whether it has the value of its whole load, where it is changed. */
      isShared?: boolean;
      /** @description The path of the value within which the catalog counts its keys: the state of a municipality. */
      within: string | null;
      /** @description The name of the saved key in that catalog. */
      chosen: string | null;
    };
    CartaPorteFinding: {
      rule: string;
      party: components['schemas']['CartaPorteParty'];
      /** @description The codes in SAT's validation matrix; null where the schema or Andén asks for it. */
      codes: string | null;
      /** @description Whether it is only advice, because no official text confirms it. */
      isAdvice: boolean;
      /** @description Of a load with more than two stops: the stop, in words. */
      stop?: string;
      text: string;
      remedy: string;
      /** @description The field; null in the part of the other party. */
      path: string | null;
    };
    CartaPorteGood: {
      /** @description The key in SAT's catalog c_ClaveProdServCP. */
      product?: string | null;
      description?: string | null;
      quantity?: string | null;
      /** @description The key in SAT's catalog c_ClaveUnidad. */
      unit?: string | null;
      /** @description In kilograms. */
      weight?: string | null;
      hazardous?: boolean | null;
      hazardKey?: string | null;
      packaging?: string | null;
      packagingText?: string | null;
      materialType?: string | null;
      materialText?: string | null;
      documentType?: string | null;
      pedimento?: string | null;
      documentId?: string | null;
      importerRfc?: string | null;
      /**
       * @description Of a load with more than two stops: how much of its quantity is taken or left at each of them, in driving order. A
       *     single pickup or delivery has the whole quantity and needs none.
       */
      stops?: (components['schemas']['CartaPorteGoodAtStop'] | null)[];
    };
    CartaPorteGoodAtStop: {
      quantity?: string | null;
    };
    CartaPorteOperator: {
      name?: string | null;
      rfc?: string | null;
      taxId?: string | null;
      taxResidence?: string | null;
      licence?: string | null;
    };
    CartaPortePart: {
      party: components['schemas']['CartaPorteParty'];
      /** @description Of this part; sent as `If-Match` with a change. 0 while nobody has saved it. */
      version: number;
      /** @description Who saved it last; null for who did it by link. */
      savedBy: string | null;
      customer?: components['schemas']['CartaPorteCustomer'];
      carrier?: components['schemas']['CartaPorteCarrier'];
      sections: components['schemas']['CartaPorteSection'][];
      /** @description Lists that may get another entry. */
      lists: {
        list: string;
        label: string;
      }[];
    };
    /** @enum {string} */
    CartaPorteParty: 'customer' | 'carrier';
    CartaPorteProgress: {
      party: components['schemas']['CartaPorteParty'];
      /** @description Required fields without a finding. */
      done: number;
      /** @description Required fields. */
      total: number;
      savedAt: components['schemas']['Timestamp'];
    };
    CartaPorteSection: {
      title: string;
      /** @description The list to which the section adds an entry: goods, trailers, operators. */
      list?: string | null;
      index?: number | null;
      /** @description Of a load with more than two stops: the number of the stop that the section is of. */
      stop?: number;
      fields: components['schemas']['CartaPorteField'][];
    };
    CartaPorteTrailer: {
      type?: string | null;
      plates?: string | null;
    };
    CartaPorteTripStop: {
      /** @description Local time of the place. */
      at?: string | null;
      /** @description Of a delivery: in kilometers, from the delivery before it, or from the first stop. */
      distance?: string | null;
    };
    CatalogCode: string;
    Change: {
      /** Format: uuid */
      id: string;
      /** @description The version of the record after the change. */
      version: number;
      /** @enum {string} */
      action: 'created' | 'updated' | 'archived';
      /** @description The user who made the change; null for users of other companies and for automatic changes. */
      userName: string | null;
      /** @description The API key by which the user's program made the change; null for other companies. */
      keyName: string | null;
      /** @description The company of the user. */
      companyName: string | null;
      /** Format: date-time */
      createdAt: string;
      fields: {
        field: string;
        /** @description The value before; null if there was none. */
        from: unknown;
        /** @description The value after; null if there is none. */
        to: unknown;
      }[];
    };
    ChangePage: {
      changes: components['schemas']['RecordChange'][];
      /** @description The next `after`. */
      cursor: string;
      /** @description Whether there are more changes already. */
      hasMore: boolean;
    };
    ChangeType: {
      /** @description The path of the resource, such as `quotes`. */
      type: string;
    };
    /** @enum {string} */
    ChoiceReason: 'better_rate' | 'better_response_time' | 'more_trust' | 'other';
    Claim: components['schemas']['Record'] & {
      status: components['schemas']['ClaimStatus'];
      /**
       * @description Proved by the mail to the registered address, or by a review.
       * @enum {string|null}
       */
      proof: 'mail' | 'review' | null;
      carrierId?: components['schemas']['Id'];
      /** @description The carrier that claims. */
      carrierName?: string | null;
      recordId?: components['schemas']['Id'];
      /** @description The name of the claimed record. */
      recordName?: string | null;
      /** @description The broker of the claimed record. */
      companyName?: string | null;
      reason?: components['schemas']['Comment'];
      decidedAt?: components['schemas']['Timestamp'];
      /** @description For Andén's staff: what the carrier and the record have in common. No fact decides the claim. */
      compared?: components['schemas']['ClaimFact'][];
    };
    ClaimDecision: {
      /** @enum {string} */
      status: 'proved' | 'refused';
      /** @description For a refusal. */
      reason?: string;
    };
    ClaimFact: {
      /**
       * @description What is compared; of the addresses the first of each.
       * @enum {string}
       */
      kind: 'rfc' | 'scac' | 'name' | 'address' | 'phone' | 'email';
      /** @description Of the carrier that claims. */
      claimant: string | null;
      /** @description Of the claimed record. */
      record: string | null;
      /**
       * @description Whether both are equal without accents, case and signs; unknown where one has none.
       * @enum {string}
       */
      state: 'fits' | 'differs' | 'unknown';
    };
    ClaimProof: {
      code: string;
    };
    /** @enum {string} */
    ClaimStatus: 'open' | 'proved' | 'refused';
    ClaimsMade: {
      /** @description What happens now, in the language of the call. */
      message: string;
    };
    ClockTime: string;
    Colleague: {
      /** Format: uuid */
      id: string;
      name: string;
    };
    ColleagueFeed: {
      /**
       * Format: uuid
       * @description The user.
       */
      id: string;
      userName: string | null;
      readAt: components['schemas']['Timestamp'];
      /** Format: date-time */
      expiresAt: string;
    };
    CombinationObstacle: {
      code: components['schemas']['CombinationObstacleCode'];
      /** Format: uuid */
      legId: string;
      leg: components['schemas']['BoughtLeg'];
    };
    /**
     * @description The leg has no offer; none of its carriers can be assigned; each arrives after the window at its end; the bridge of its
     *     hand-over is closed until that window ends. Of windows and bridges the first leg that fails is named.
     * @enum {string}
     */
    CombinationObstacleCode: 'no_offer' | 'not_assignable' | 'arrives_late' | 'bridge_closed';
    CombinationOutcome: {
      /** @description The sale value of the quote less the cost; null where it has none. */
      margin: components['schemas']['SignedMoney'];
      /** @description Of the sale value. */
      marginPercent: components['schemas']['SignedDecimal'];
      /** @description When the load arrives at the destination at the earliest; null where windows and rates do not tell. */
      arrivesAt: components['schemas']['Timestamp'];
    };
    CombinationPart: {
      /** Format: uuid */
      legId: string;
      leg: components['schemas']['BoughtLeg'];
      offer: components['schemas']['LegOffer'];
      departsAt: components['schemas']['Timestamp'];
      arrivesAt: components['schemas']['Timestamp'];
      /** @description When it is handed over to the next leg; null of the last one, and where no time is known. */
      handOverAt: components['schemas']['Timestamp'];
    };
    Comment: string | null;
    Comodity: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['ComodityFields'],
        'code' | 'nameEs' | 'nameEn' | 'hazmat'
      >;
    ComodityChange: components['schemas']['ComodityFields'];
    ComodityFields: {
      code?: components['schemas']['CatalogCode'];
      nameEs?: string;
      nameEn?: string;
      hazmat?: boolean;
    };
    ComodityInput: WithRequired<
      components['schemas']['ComodityFields'],
      'code' | 'nameEs' | 'nameEn'
    >;
    Company: components['schemas']['Record'] &
      WithRequired<components['schemas']['CompanyFields'], 'name' | 'currency'> & {
        type: components['schemas']['CompanyType'];
        plan: components['schemas']['Plan'];
        ownerCompanyId?: components['schemas']['Id'];
        ownerCompanyName?: string | null;
        fuel?: components['schemas']['FuelSettings'] | null;
        calendar?: components['schemas']['CompanyCalendar'] | null;
      };
    CompanyCalendar: {
      /** @description The IANA name of a time zone. */
      timeZone: string;
      /** @description The working hours of each day; a day without them is not worked. */
      hours: {
        monday?: components['schemas']['WorkingHours'];
        tuesday?: components['schemas']['WorkingHours'];
        wednesday?: components['schemas']['WorkingHours'];
        thursday?: components['schemas']['WorkingHours'];
        friday?: components['schemas']['WorkingHours'];
        saturday?: components['schemas']['WorkingHours'];
        sunday?: components['schemas']['WorkingHours'];
      };
      /** @description The countries whose legal holidays are not worked. */
      holidays: ('MX' | 'US')[];
    };
    CompanyChange: components['schemas']['CompanyFields'] & {
      plan?: components['schemas']['Plan'];
    };
    CompanyFields: {
      name?: string;
      comercialName?: string | null;
      rfc?: components['schemas']['Rfc'];
      ein?: components['schemas']['Ein'];
      phone?: components['schemas']['Phone'];
      email?: components['schemas']['OptionalEmail'];
      website?: components['schemas']['WebAddress'];
      address?: components['schemas']['Address'] | null;
      currency?: components['schemas']['Currency'];
      /** @description Security certificates that the carriers of its loads must have. */
      demandedCertificates?: ('CTPAT' | 'OEA')[];
      /** @description The insured amount, in the currency of the company, that the carriers of its loads must have at least. */
      demandedInsuredAmount?: components['schemas']['Money'];
      comment?: components['schemas']['Comment'];
    };
    CompanyInput: WithRequired<components['schemas']['CompanyFields'], 'name'> & {
      type?: components['schemas']['CompanyType'];
      plan?: components['schemas']['Plan'];
      ownerCompanyId?: components['schemas']['Id'];
    };
    /** @enum {string} */
    CompanyType: 'internal' | 'broker' | 'shipper';
    /** @enum {string} */
    Confidence: 'very_high' | 'high' | 'medium' | 'low' | 'very_low';
    ConfidenceAssessment: {
      confidence: components['schemas']['Confidence'];
      reason: string;
    };
    ConfidenceNote: {
      reason: string;
      userName: string;
      /** Format: date-time */
      at: string;
    };
    Consent: components['schemas']['Record'] & {
      /**
       * Format: uuid
       * @description The carrier; for a broker that asked about a record of its own network, that record.
       */
      carrierId: string;
      carrierName: string;
      /** @description The broker that asked. */
      companyName: string;
      askedByName?: string | null;
      status: components['schemas']['ConsentStatus'];
      types: components['schemas']['SharedTypes'];
      message?: components['schemas']['Comment'];
      reason?: components['schemas']['Comment'];
      /** Format: date-time */
      askedAt: string;
      decidedAt?: components['schemas']['Timestamp'];
    };
    ConsentAsk: {
      /** @description Why the broker asks. */
      message?: string | null;
    };
    ConsentEnd: {
      /** @description The reason that the broker reads. */
      reason?: string | null;
    };
    ConsentGrant: {
      types: components['schemas']['SharedTypes'];
    };
    /** @enum {string} */
    ConsentStatus: 'asked' | 'granted' | 'refused' | 'withdrawn';
    Contact: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['ContactFields'],
        'name' | 'emails' | 'phones' | 'language'
      > & {
        companyId?: components['schemas']['Id'];
        carrierId?: components['schemas']['Id'];
        /** @description The name of the company or carrier. */
        ownerName: string;
        /**
         * Format: uuid
         * @description The broker to which the customer or carrier belongs.
         */
        ownerCompanyId?: string | null;
        /** @description The e-mails that the mail server refused for good, until it accepts a mail to them. */
        refusedEmails?: components['schemas']['RefusedEmail'][];
        contactTypeNameEs?: string | null;
        contactTypeNameEn?: string | null;
      };
    /**
     * @description Whose contacts may have this type: those of brokers and their customers, or those of carriers.
     * @enum {string}
     */
    ContactAudience: 'brokers' | 'carriers';
    ContactChange: components['schemas']['ContactFields'];
    ContactFields: {
      name?: string;
      position?: components['schemas']['ShortText'];
      contactTypeId?: components['schemas']['Id'];
      /** @description Unique within the company or carrier. */
      emails?: components['schemas']['Email'][];
      /** @description Unique within the company or carrier. */
      phones?: components['schemas']['PhoneNumber'][];
      /** @enum {string} */
      language?: 'es' | 'en';
      comment?: components['schemas']['Comment'];
    };
    /** @description A contact of one company or one carrier; by default the caller's own. */
    ContactInput: WithRequired<components['schemas']['ContactFields'], 'name'> & {
      companyId?: components['schemas']['Id'];
      carrierId?: components['schemas']['Id'];
    };
    ContactMessage: components['schemas']['FormFields'] &
      components['schemas']['Requester'] & {
        audience?: components['schemas']['Audience'];
        message: string;
      };
    ContactType: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['ContactTypeFields'],
        'code' | 'nameEs' | 'nameEn' | 'audience'
      >;
    ContactTypeChange: components['schemas']['ContactTypeFields'];
    ContactTypeFields: {
      code?: components['schemas']['CatalogCode'];
      nameEs?: string;
      nameEn?: string;
      audience?: components['schemas']['ContactAudience'];
    };
    ContactTypeInput: WithRequired<
      components['schemas']['ContactTypeFields'],
      'code' | 'nameEs' | 'nameEn' | 'audience'
    >;
    ContractParty: {
      name: string;
      rfc?: string | null;
      ein?: string | null;
      scacCode?: string | null;
      caat?: string | null;
      address?: components['schemas']['Place'] | null;
      phone?: string | null;
      email?: string | null;
      contact?: components['schemas']['ContractPerson'] | null;
    };
    /** @description The contact person; for the broker, the user who asked for the rate. */
    ContractPerson: {
      name: string;
      phone?: string | null;
      email?: string | null;
    };
    Count: {
      count: number;
    };
    /** @enum {string} */
    Country: 'MX' | 'US' | 'CA';
    Counts: {
      /** @description The number of records by value; a value without records is missing. */
      counts: {
        [key: string]: number;
      };
    };
    CreatedRecords: {
      created: number;
      failed: number;
      results: components['schemas']['ImportRow'][];
    };
    /** @enum {string} */
    CreditType: 'none' | 'days_15' | 'days_30' | 'days_45' | 'days_60';
    Crossing: WithRequired<components['schemas']['CrossingFields'], 'fast'> & {
      version: number;
      direction: components['schemas']['CrossingDirection'];
      stopCount?: components['schemas']['StopCount'];
      beforeBorder?: components['schemas']['BorderStop'];
      afterBorder?: components['schemas']['BorderStop'];
      bridgeNameEs?: string | null;
      bridgeNameEn?: string | null;
      /** @description The IANA time zone of the bridge; null without one. */
      timeZone?: string | null;
      can?: string[];
    };
    CrossingChange: components['schemas']['CrossingFields'];
    /** @enum {string} */
    CrossingDirection: 'northbound' | 'southbound';
    CrossingFields: {
      bridgeId?: components['schemas']['Id'];
      /** @description When the truck is to be at the bridge. */
      plannedAt?: components['schemas']['Timestamp'];
      /** @description Whether truck, driver and carrier cross by FAST. */
      fast?: boolean;
      mxBrokerName?: components['schemas']['ShortText'];
      mxBrokerPhone?: components['schemas']['Phone'];
      mxBrokerEmail?: components['schemas']['OptionalEmail'];
      usBrokerName?: components['schemas']['ShortText'];
      usBrokerPhone?: components['schemas']['Phone'];
      usBrokerEmail?: components['schemas']['OptionalEmail'];
      /** @description Its 15 digits, of year, customs office, patent and number. */
      pedimento?: string | null;
      /** @description The number of the DODA. */
      doda?: string | null;
      /**
       * Format: uuid
       * @description The UUID of the CFDI with Carta Porte, which the DODA takes.
       */
      cfdiUuid?: string | null;
      /** @description The number of the US entry (PAPS): the SCAC and digits. */
      paps?: string | null;
      /** @description When U.S. customs accepted the ACE e-Manifest. */
      manifestAcceptedAt?: components['schemas']['Timestamp'];
    };
    /** @enum {string} */
    Currency: 'USD' | 'MXN';
    /** Format: date */
    Date: string | null;
    /**
     * @description What comes first in dates like 05/12/26.
     * @enum {string}
     */
    DateOrder: 'day' | 'month';
    Decimal: string | null;
    Decision: {
      /** @enum {string} */
      status: 'pending' | 'approved' | 'rejected';
      /** @description The number of the version. */
      number: number;
      reason: string | null;
      expirationDate: components['schemas']['Date'];
      decidedAt: components['schemas']['Timestamp'];
    };
    /** @enum {string} */
    DeclineReason:
      'target_too_low' | 'route_not_covered' | 'service_not_covered' | 'no_availability' | 'other';
    DemoRequest: components['schemas']['FormFields'] &
      WithRequired<components['schemas']['Requester'], 'companyName'> & {
        audience?: components['schemas']['Audience'];
        message?: components['schemas']['Comment'];
      };
    /** @description The waiting at a stop counts from the arrival, or from the beginning of the appointment where the truck came earlier, to the departure; where the location has opening hours that can be read, such as `L–V 8:00–18:00`, and the appointment is within them, only within these. The free time is not charged; the rest is, by the minute at the agreed rate of an hour. */
    Detention: {
      stop: components['schemas']['LoadStop'];
      stopNumber: components['schemas']['StopReached'];
      /** Format: date-time */
      arrivedAt: string;
      /** Format: date-time */
      leftAt: string;
      /** Format: date-time */
      countedFrom: string;
      /** @description The opening hours of the location, where only waiting within them counts. */
      hours: string | null;
      freeHours: number;
      /** @description Beyond the free time. */
      minutes: number;
      rate: components['schemas']['Money'];
      amount: components['schemas']['Money'];
      isRequested: boolean;
    };
    DieselPrice: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['DieselPriceFields'],
        'date' | 'country' | 'currency' | 'unit' | 'price' | 'source'
      > & {
        /** @description A quote has used it, so it can no longer be changed or archived; a new one of the same country and date replaces it. */
        isUsed: boolean;
      };
    DieselPriceChange: components['schemas']['DieselPriceFields'];
    DieselPriceFields: {
      /** Format: date */
      date?: string;
      country?: components['schemas']['FuelCountry'];
      currency?: components['schemas']['Currency'];
      unit?: components['schemas']['FuelUnit'];
      price?: components['schemas']['FuelPrice'];
      source?: string;
    };
    DieselPriceInput: WithRequired<
      components['schemas']['DieselPriceFields'],
      'date' | 'country' | 'currency' | 'unit' | 'price' | 'source'
    >;
    /** @description The country's last price on or before the day, as it was entered. */
    DieselQuote: {
      /** Format: date */
      date: string;
      country: components['schemas']['FuelCountry'];
      currency: components['schemas']['Currency'];
      unit: components['schemas']['FuelUnit'];
      price: components['schemas']['FuelPrice'];
      source: string;
    };
    /** @enum {string} */
    DismissReason: 'customer_cancelled' | 'duplicate' | 'superseded' | 'already_covered' | 'other';
    Document: components['schemas']['Record'] & {
      /**
       * Format: uuid
       * @description Its `id`.
       */
      uuid: string;
      /** Format: uuid */
      carrierId: string;
      carrierName: string;
      /** @description In details. */
      carrierRfc?: string | null;
      companyId?: components['schemas']['Id'];
      type: components['schemas']['DocumentType'];
      status: components['schemas']['DocumentStatus'];
      /** @description Whether the carrier needs it for its movements. */
      required: boolean;
      /** @description Whether an approved version is valid today. */
      valid: boolean;
      /**
       * Format: date
       * @description The last day on which the approved version is valid.
       */
      expirationDate?: string | null;
      /**
       * Format: date
       * @description The date on the newest version.
       */
      documentDate?: string | null;
      /** @description The reason why the newest version was rejected. */
      reason?: string | null;
      fileName?: string | null;
      uploadedAt?: components['schemas']['Timestamp'];
      reviewedAt?: components['schemas']['Timestamp'];
      /** @description The insured amount of the approved insurance cover. */
      insuredAmount?: components['schemas']['Money'];
      insuredCurrency?: components['schemas']['Currency'] | null;
      /** @description The security certificates that the approved version proves. */
      certificates?: components['schemas']['SecurityProgram'][];
      /** @description Requests that the carrier may still win. */
      openInvitations?: number;
      /** @description Loads under way that the carrier has. */
      assignedLoads?: number;
      /** @description Those of these requests whose load is delivered after the document ends. */
      stoppedInvitations?: number;
      /** @description Those of these loads that are delivered after the document ends. */
      stoppedLoads?: number;
      /** @description The validities that it may be approved with, the usual one first. */
      validities?: components['schemas']['DocumentValidity'][];
      /** @description In details: all uploaded versions, the newest first. */
      versions?: components['schemas']['DocumentVersion'][];
    };
    /** Format: binary */
    DocumentBody: string;
    /**
     * @description Why a document keeps a carrier from a load; `pending` has a version that waits for its review.
     * @enum {string}
     */
    DocumentLack:
      | 'missing'
      | 'pending'
      | 'rejected'
      | 'expired'
      | 'expires_before_delivery'
      | 'insured_too_low'
      | 'certificate_missing';
    /** @enum {string} */
    DocumentLanguage: 'es' | 'en';
    DocumentOpening: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      documentId: string;
      documentType: components['schemas']['DocumentType'];
      /** @description The number of the version. */
      number: number;
      /** @description Whether the file was saved and not only shown. */
      saved: boolean;
      userName?: string | null;
      /** @description The company of the user. */
      companyName?: string | null;
      /** @description Who opened it by the link of a packet, as the carrier named it. */
      recipient?: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    /** @description Values found in the text of a PDF, offered for the review. None of them is checked. */
    DocumentReading: {
      /** @description False for a scan. */
      hasText: boolean;
      /** @description True for a file of which nothing can be read: it is damaged, has a password, or takes more memory or time than allowed. */
      isUnreadable?: boolean;
      rfcs: string[];
      dates: {
        /** Format: date */
        date: string;
        /**
         * @description What the words before it say that it is.
         * @enum {string}
         */
        meaning: 'issued' | 'from' | 'until' | 'other';
      }[];
      policyNumbers: string[];
    };
    DocumentRequest: {
      type: components['schemas']['DocumentType'];
    };
    DocumentReview: {
      /** Format: uuid */
      uuid: string;
      /** @enum {string} */
      status: 'approved' | 'rejected';
      /**
       * Format: date
       * @description The corrected date on the document.
       */
      documentDate?: string;
      /**
       * Format: date
       * @description For an approval. The date of the document plus one of its validities.
       */
      expirationDate?: string;
      /** @description For an approval of an insurance cover, with its currency. */
      insuredAmount?: components['schemas']['Money'];
      insuredCurrency?: components['schemas']['Currency'];
      /** @description For an approval of security certificates: those that the file proves. */
      certificates?: components['schemas']['SecurityProgram'][];
      /** @description For a rejection. The reason that the carrier reads. */
      reason?: string;
    };
    /**
     * @description `missing`, `expiring` (30 days or less) and `expired` are computed from the uploaded versions and today's date.
     * @enum {string}
     */
    DocumentStatus: 'missing' | 'pending' | 'approved' | 'rejected' | 'expiring' | 'expired';
    /** @enum {string} */
    DocumentType:
      | 'customer_packet'
      | 'incorporation_act'
      | 'official_id'
      | 'insurance_cover'
      | 'wire_instructions'
      | 'carrier_certificate'
      | 'credit_application'
      | 'proof_of_address'
      | 'bank_statement'
      | 'legal_representative_id'
      | 'positive_tax_compliance'
      | 'security_certificates'
      | 'tax_status_certificate'
      | 'transport_certificate';
    /**
     * @description Days from the date of the document.
     * @enum {integer}
     */
    DocumentValidity: 30 | 90 | 180;
    DocumentVersion: {
      number: number;
      /** @enum {string} */
      status: 'pending' | 'approved' | 'rejected' | 'superseded';
      fileName: string;
      mediaType: string;
      size: number;
      /** @description SHA-256 in hex. */
      checksum: string;
      documentDate: components['schemas']['Date'];
      expirationDate?: components['schemas']['Date'];
      reason?: string | null;
      uploadedAt: components['schemas']['Timestamp'];
      /** @description Null for a file that was sent by link. */
      uploadedByName?: string | null;
      reviewedAt?: components['schemas']['Timestamp'];
      /** @description Who reviewed it; not shown to the carrier. */
      reviewedByName?: string | null;
      /** @description What the text of the PDF tells; null before it was read and for pictures; not shown to the carrier. */
      reading?: components['schemas']['DocumentReading'] | null;
    };
    /** @description US employer identification number. */
    Ein: string | null;
    /** Format: email */
    Email: string;
    /** @description An e-mail address, or a phone number with its country code. */
    EmailOrPhone: string;
    Equipment: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['EquipmentFields'],
        'code' | 'nameEs' | 'nameEn' | 'category'
      >;
    /** @enum {string} */
    EquipmentCategory:
      | 'dry_van'
      | 'flatbed'
      | 'refrigerated'
      | 'container'
      | 'hopper'
      | 'lowboy'
      | 'tank'
      | 'light'
      | 'straight';
    EquipmentChange: components['schemas']['EquipmentFields'];
    EquipmentFields: {
      code?: components['schemas']['CatalogCode'];
      nameEs?: string;
      nameEn?: string;
      category?: components['schemas']['EquipmentCategory'];
      lengthFt?: components['schemas']['Decimal'];
    };
    EquipmentInput: WithRequired<
      components['schemas']['EquipmentFields'],
      'code' | 'nameEs' | 'nameEn' | 'category'
    >;
    Erasure: {
      /** @description The user's e-mail address, as a confirmation. */
      email: components['schemas']['Email'];
    };
    /**
     * @description The reason why a call was refused. The codes are listed under `errors` here and in each module's contract.yaml.
     * @enum {string}
     */
    ErrorCode:
      | 'ACCESSORIAL_DECIDED'
      | 'ACCESSORIAL_UNPROVED'
      | 'DETENTION_REQUESTED'
      | 'ALREADY_AWARDED'
      | 'RATE_MISSING'
      | 'LOAD_PICKED_UP'
      | 'BANK_ACCOUNT_PENDING'
      | 'BANK_ACCOUNT_SECOND_PERSON'
      | 'BANK_ACCOUNT_IN_USE'
      | 'NOTHING_MISSING'
      | 'CARRIER_NOT_ACTIVE'
      | 'CARTA_PORTE_NOT_OPEN'
      | 'CARTA_PORTE_INCOMPLETE'
      | 'CARTA_PORTE_NO_PARTY'
      | 'CURSOR_GONE'
      | 'CLAIM_CODE_WRONG'
      | 'RECORD_ALREADY_LINKED'
      | 'PLAN_LIMIT'
      | 'PASSPORT_WITHOUT_ACCOUNT'
      | 'PASSPORT_NOT_CLAIMED'
      | 'PASSPORT_DECIDED_TODAY'
      | 'NEWER_VERSION'
      | 'BAD_REQUEST'
      | 'UNAUTHENTICATED'
      | 'TOKEN_EXPIRED'
      | 'NOT_A_USER'
      | 'DEACTIVATED'
      | 'EMAIL_NOT_VERIFIED'
      | 'FORBIDDEN'
      | 'READ_ONLY'
      | 'OTHER_ORIGIN'
      | 'NOT_FOUND'
      | 'UNKNOWN_PATH'
      | 'METHOD_NOT_ALLOWED'
      | 'NOT_ACCEPTABLE_STATE'
      | 'NOT_UNDONE'
      | 'REQUEST_TIMEOUT'
      | 'CONFLICT'
      | 'IN_USE'
      | 'IDEMPOTENCY_IN_PROGRESS'
      | 'PRECONDITION_FAILED'
      | 'LIST_TOO_LARGE'
      | 'PAYLOAD_TOO_LARGE'
      | 'FILE_TOO_LARGE'
      | 'FILE_EXPECTED'
      | 'UNSUPPORTED_MEDIA_TYPE'
      | 'INVALID'
      | 'ERR_08'
      | 'IDEMPOTENCY_REUSED'
      | 'HEADERS_TOO_LARGE'
      | 'TOO_MANY_REQUESTS'
      | 'STORAGE_FULL'
      | 'FILE_LOST'
      | 'INTERNAL'
      | 'UNAVAILABLE'
      | 'USED_BY_QUOTES'
      | 'DOCUMENTS_LACKING'
      | 'DOCUMENT_ALREADY_ASKED'
      | 'DOCUMENT_IN_REVIEW'
      | 'EVIDENCE_NOT_AGREED'
      | 'EVIDENCE_NOT_AT_STOP'
      | 'EVIDENCE_DECIDED'
      | 'EVIDENCE_NOT_SENT'
      | 'EVIDENCE_FULL'
      | 'IMPORT_DATES_OPEN'
      | 'IMPORT_NOT_READY'
      | 'ALREADY_CONVERTED'
      | 'DEADLINE_PASSED'
      | 'ALREADY_INVITED'
      | 'DECLINED_BY_CARRIER'
      | 'KEY_INVALID'
      | 'KEY_EXPIRED'
      | 'KEY_SCOPE'
      | 'KEY_NOT_ACCEPTED'
      | 'KEY_REVOKED'
      | 'NO_OPEN_TRIP'
      | 'NOTHING_TO_SEND'
      | 'ERASURE_UNCONFIRMED'
      | 'ADDRESS_UNKNOWN'
      | 'ADDRESS_OF_USER'
      | 'CONFIRMATION_DIFFERS'
      | 'ALREADY_PREMIUM'
      | 'ASKED_BY_LEGS'
      | 'ASKED_AS_WHOLE'
      | 'LEGS_AWARDED'
      | 'WHOLE_DECIDED'
      | 'LEG_OF_QUOTE'
      | 'QUOTE_IN_USE'
      | 'PRICE_REPLACED'
      | 'NO_CUSTOMER'
      | 'PRICE_EXPIRED'
      | 'ALREADY_ANSWERED'
      | 'CONFIRMATION_SUPERSEDED'
      | 'STATE_MISMATCH'
      | 'SIGN_IN_FAILED'
      | 'SIGN_IN_CANCELLED'
      | 'LOGIN_REQUIRED'
      | 'MISSING_REFRESH_TOKEN'
      | 'SESSION_ENDED'
      | 'PROVIDER_UNREACHABLE'
      | 'PROVIDER_TIMEOUT'
      | 'NOT_PAID'
      | 'SETTLEMENT_CHANGED'
      | 'ALREADY_PAID'
      | 'LOAD_NOT_COMPLETE'
      | 'LOAD_PAID'
      | 'STOP_NOT_NAMED'
      | 'MOVED_BY_LEGS'
      | 'NOT_ON_ITS_WAY'
      | 'LEG_OF_LOAD'
      | 'USER_EXISTS'
      | 'USER_DEACTIVATED'
      | 'USER_ACTIVE'
      | 'WEBHOOK_ENDED'
      | 'WEBHOOK_LIMIT';
    Event: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      entity?: 'quotes' | 'invitations' | 'shipments';
      fromStatus?: string | null;
      toStatus: string;
      /** @description Of loads with more than two stops: the stop that the step names. */
      stop?: components['schemas']['StopReached'];
      reason?: string | null;
      comment?: string | null;
      /** @description The documents that were missing when the carrier was assigned nevertheless. */
      lackingDocuments?: components['schemas']['LackingDocuments'] | null;
      userName?: string | null;
      /** @description The API key of the user's program. */
      keyName?: string | null;
      /** @description Whether the carrier or the customer did it by a public link. */
      byLink?: boolean;
      carrierName?: string | null;
      terms?: components['schemas']['EventTerms'];
      /** @description The IANA time zone of the place of the event, if known. */
      timeZone?: string | null;
      /**
       * Format: date-time
       * @description Of loads: when it happened; `createdAt` is when it was recorded.
       */
      happenedAt?: string;
      place?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      /** @description Of loads: whether it was reported by phone. */
      byCall?: boolean;
      /** @description Of loads: who reported it by phone; not for customers. */
      toldBy?: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    /** @enum {string} */
    EventEntity: 'quotes' | 'invitations' | 'shipments';
    /** @description What the status came with: of a request its deadline, of a rate its amount, of a shared price its amount and last day, of an award the carrier's rate, and for the quote what it pays and what the customer pays; a customer reads no cost. Null where it came with nothing, and of earlier events. */
    EventTerms: {
      /** Format: date-time */
      deadlineAt?: string;
      amount?: components['schemas']['Money'];
      purchaseCost?: components['schemas']['Money'];
      saleValue?: components['schemas']['Money'];
      currency?: components['schemas']['Currency'];
      /** Format: date */
      validUntil?: string;
    } | null;
    Evidence: {
      type: components['schemas']['PaymentEvidence'];
      /** @description The stop at which it is owed; null for what is owed once, and on a load of two stops. */
      stopNumber: components['schemas']['StopReached'];
      status: components['schemas']['EvidenceStatus'];
      reason: string | null;
      sentAt: components['schemas']['Timestamp'];
      /** @description Until when the broker reviews what was sent. */
      reviewBy: components['schemas']['Timestamp'];
      /** @description Whether that time has passed without a review. */
      isLate: boolean;
      reviewedAt: components['schemas']['Timestamp'];
      /** @description The name of the reviewer; not for carriers. */
      reviewedBy: string | null;
      files: components['schemas']['EvidenceFile'][];
      can: string[];
    };
    /** Format: binary */
    EvidenceBody: string;
    EvidenceFile: {
      /** Format: uuid */
      id: string;
      /** @description Whether it is of the present round; earlier ones were rejected. */
      isCurrent: boolean;
      fileName: string;
      mediaType: string;
      size: number;
      /** @description SHA-256 in hex. */
      checksum: string;
      takenAt: components['schemas']['Timestamp'];
      place: components['schemas']['EvidencePlace'] | null;
      /** Format: date-time */
      sentAt: string;
      /** @description Who sent it; null by link, and for the other side. */
      sentBy: string | null;
      /** @description What was read in a CFDI or a Carta Porte beside what was agreed; a help for the review, not a decision. */
      findings: components['schemas']['EvidenceFinding'][];
    };
    EvidenceFinding: {
      /**
       * @description `text`: there is nothing to read, as in a scan; disagrees where the file is damaged or exceeds a limit. `cfdi`: the XML is not a CFDI. `uuid`: the fiscal folio. `issuer` and `receiver`: their RFC. `kind`: SAT's type of the CFDI, where it is not the one that is needed. `currency`: where it is not the agreed one. `amount`: the subtotal without taxes, after discounts. `complement`: whether it has a Carta Porte.
       * @enum {string}
       */
      field:
        | 'text'
        | 'cfdi'
        | 'uuid'
        | 'issuer'
        | 'receiver'
        | 'kind'
        | 'currency'
        | 'amount'
        | 'complement';
      found: string | null;
      agreed: string | null;
      /** @description Null where there is nothing to compare with. */
      agrees: boolean | null;
    };
    EvidencePlace: {
      latitude: number;
      longitude: number;
    };
    EvidenceReview: {
      /**
       * @description `reopened` takes the acceptance or the waiver back.
       * @enum {string}
       */
      decision: 'accepted' | 'rejected' | 'waived' | 'reopened';
      /** @description On a load of more than two stops: of which one. Without it that of the last delivery, or of the first pickup. */
      stopNumber?: components['schemas']['StopNumber'];
      /** @description Required to reject and to waive. */
      reason?: components['schemas']['Comment'];
    };
    /** @enum {string} */
    EvidenceStatus: 'missing' | 'pending' | 'accepted' | 'rejected' | 'waived';
    EvidenceStop: {
      number: components['schemas']['StopNumber'];
      kind: components['schemas']['StopKind'];
      /** @description City and state. */
      city: string;
    };
    /** @description Pesos per US dollar from that day on. A quote keeps the rate of its creation. */
    ExchangeRate: components['schemas']['Record'] &
      WithRequired<components['schemas']['ExchangeRateFields'], 'mxnPerUsd' | 'source'> & {
        /** Format: date */
        date: string;
        /** @description A quote has used it, so it can no longer be changed or archived; a new one of the same date replaces it. */
        isUsed: boolean;
      };
    ExchangeRateChange: components['schemas']['ExchangeRateFields'];
    ExchangeRateFields: {
      mxnPerUsd?: components['schemas']['FuelPrice'];
      source?: string;
    };
    ExchangeRateInput: WithRequired<
      components['schemas']['ExchangeRateFields'],
      'mxnPerUsd' | 'source'
    > & {
      /** Format: date */
      date: string;
    };
    /**
     * @description `skip` leaves the existing record as it is, `update` changes it to the values of the row, `create` adds a second one
     *     where that is allowed.
     * @default skip
     * @enum {string}
     */
    ExistingRows: 'skip' | 'update' | 'create';
    FailedJob: {
      /** Format: uuid */
      id: string;
      /** @description The name of the job. */
      queue: string;
      kind: components['schemas']['FailedJobKind'];
      /** @description The name and code of the last error, such as `Error EENVELOPE` when the mail server refused the recipient. */
      error: string;
      attempts: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      failedAt: string;
      /** @description Of a mail, while it is kept. */
      recipient: string | null;
      subject: string | null;
    };
    /**
     * @description A mail, the import of a file, or upkeep.
     * @enum {string}
     */
    FailedJobKind: 'mail' | 'imports' | 'upkeep';
    Feed: {
      /**
       * @description The list.
       * @enum {string}
       */
      id: 'quotes' | 'shipments';
      /** @description The address of the CSV file, with columns in the language of this call. */
      url: string;
      /** @description The address of the same rows as an Excel workbook. */
      workbookUrl: string;
      readAt: components['schemas']['Timestamp'];
    };
    Figures: {
      /** @description Quotes that were sent to carriers. */
      quotes: number;
      /** @description Active carriers in Mexico. */
      carriers: number;
      /** @description States where they pick up or deliver. */
      states: number;
      medianMinutes: components['schemas']['MedianMinutes'];
      percentWithinHour: components['schemas']['PercentWithinHour'];
      /**
       * Format: date-time
       * @description The time of the figures.
       */
      at: string;
    };
    Finding: {
      field: string;
      /** @description The heading of its column. */
      column?: string | null;
      message: string;
    };
    /** @description The fields of all public forms. */
    FormFields: {
      formToken: string;
      /** @description A hidden field against automatic submissions; people leave it empty. */
      website?: string;
    };
    /** @enum {string} */
    Frequency: 'weekly' | 'monthly';
    /** @enum {string} */
    FuelCountry: 'MX' | 'US';
    FuelPrice: string;
    /**
     * @description Surcharge = max(0, diesel price − base price) ÷ fuel economy × distance. With the unit `l` the prices are per
     *     liter, the fuel economy is in km/l and the distance in km; with `gal` per gallon, in mpg and in miles.
     */
    FuelSettings: {
      country: components['schemas']['FuelCountry'];
      unit: components['schemas']['FuelUnit'];
      currency: components['schemas']['Currency'];
      basePrice: components['schemas']['FuelPrice'];
      consumption: string;
    };
    /** @description max(0, diesel price − base price) ÷ fuel economy × distance, in the quote's currency at its exchange rate. */
    FuelSurcharge: {
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      /**
       * @description The missing input.
       * @enum {string|null}
       */
      missing: 'settings' | 'price' | 'distance' | 'exchange_rate' | null;
      /** @description Whether it is the amount of the time when the quote was first sent. */
      frozen: boolean;
      settings: components['schemas']['FuelSettings'] | null;
      diesel: components['schemas']['DieselQuote'] | null;
      /** @description The diesel price in the unit and currency of the base price. */
      price: components['schemas']['Decimal'];
      /** @description In kilometers or miles. */
      distance: components['schemas']['Decimal'];
      /** @enum {string|null} */
      distanceUnit: 'km' | 'mi' | null;
      exchangeRate: components['schemas']['Decimal'];
      exchangeRateDate: components['schemas']['Date'];
    };
    /**
     * @description Liter or US gallon.
     * @enum {string}
     */
    FuelUnit: 'l' | 'gal';
    /** @description Where a leg ends and the next one begins, and in which window. */
    HandOver: {
      at: components['schemas']['HandOverPlace'];
      bridgeId?: components['schemas']['Id'];
      trailer: components['schemas']['HandOverTrailer'];
      place: components['schemas']['Place'];
      date?: components['schemas']['Date'];
      from?: components['schemas']['Time'];
      to?: components['schemas']['Time'];
    };
    /** @enum {string} */
    HandOverPlace: 'yard' | 'bridge';
    /**
     * @description Whether the next leg goes on with the same trailer, or the cargo changes it.
     * @enum {string}
     */
    HandOverTrailer: 'stays' | 'changes';
    History: {
      /**
       * Format: uuid
       * @description The id of the quote.
       */
      id: string;
      quoteReference: string;
      origin: components['schemas']['HistoryPlace'];
      destination: components['schemas']['HistoryPlace'];
      stopCount: components['schemas']['HistoryStopCount'];
      customerName?: string | null;
      events: components['schemas']['HistoryEvent'][];
    };
    HistoryEvent: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      createdAt: string;
      entity: components['schemas']['EventEntity'];
      fromStatus: string | null;
      toStatus: string;
      reason?: string | null;
      comment?: string | null;
      /** @description The documents that were missing when the carrier was assigned nevertheless. */
      lackingDocuments?: components['schemas']['LackingDocuments'] | null;
      terms?: components['schemas']['EventTerms'];
      userName?: string | null;
      /** @description The API key of the user's program. */
      keyName?: string | null;
      /** @description Whether the carrier or the customer did it by a public link. */
      byLink?: boolean;
      quoteId: components['schemas']['Id'];
      quoteReference?: string | null;
      invitationId?: components['schemas']['Id'];
      shipmentId: components['schemas']['Id'];
      shipmentReference?: string | null;
      origin: components['schemas']['HistoryPlace'];
      destination: components['schemas']['HistoryPlace'];
      stopCount: components['schemas']['HistoryStopCount'];
      customerId?: components['schemas']['Id'];
      customerName?: string | null;
      carrierId?: components['schemas']['Id'];
      carrierName?: string | null;
    };
    HistoryPlace: {
      city: string;
      state: components['schemas']['StateCode'];
      country: components['schemas']['Country'];
    } | null;
    /** @description How many stops the quote or load has. */
    HistoryStopCount: number;
    Home: {
      tasks: components['schemas']['HomeTask'][];
      /** @description What waits without holding up a load, such as overdue payments. */
      backlog: components['schemas']['HomeBacklog'][];
      /** @description For a carrier, its required documents that need a new file and what they stop; null without any. */
      radar: components['schemas']['RadarCarrier'] | null;
      /** @description The unread notifications. */
      news: {
        count: number;
        latest: components['schemas']['Notification'][];
      };
    };
    /** @description Records of one kind that wait for an action that the caller may do. */
    HomeBacklog: {
      kind: components['schemas']['HomeBacklogKind'];
      /** @description The list of the records, such as settlements. */
      resource: string;
      filter: components['schemas']['HomeFilter'];
      count: number;
      first: components['schemas']['HomeFirst'];
    };
    /** @enum {string} */
    HomeBacklogKind: 'overdue' | 'claims';
    /** @description The filter with which that list shows them. */
    HomeFilter: {
      [key: string]: unknown;
    };
    /** @description The most urgent of them. */
    HomeFirst: {
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * @description When the time for answers ends; null where none runs.
       */
      deadlineAt: string | null;
    };
    /** @description Records of one kind that wait for an action that the caller may do. */
    HomeTask: {
      kind: components['schemas']['HomeTaskKind'];
      /** @description The list of the records, such as quotes. */
      resource: string;
      filter: components['schemas']['HomeFilter'];
      count: number;
      first: components['schemas']['HomeFirst'];
    };
    /** @enum {string} */
    HomeTaskKind:
      | 'accepted'
      | 'rates'
      | 'unanswered'
      | 'incoming'
      | 'price'
      | 'answer'
      | 'passport'
      | 'late'
      | 'proofsToSend'
      | 'proofsToReview'
      | 'review'
      | 'inquiries';
    /** Format: uuid */
    Id: string | null;
    Identifier: string | null;
    IdentityFact: {
      kind: components['schemas']['IdentityFactKind'];
      /** @enum {string} */
      state: 'fits' | 'differs' | 'unknown';
      /**
       * @description What was found.
       * @enum {string}
       */
      finding:
        | 'matches'
        | 'mismatch'
        | 'missing'
        | 'generic'
        | 'company_domain'
        | 'free_mailbox'
        | 'other_domain'
        | 'only_here'
        | 'shared'
        | 'changed_lately'
        | 'unchanged';
      /** @description What was compared, of a bank account the last four digits; null for a carrier of Andén's network, whose codes a broker does not see. */
      value: string | null;
      /**
       * Format: date-time
       * @description When the newest account comes or came into use, for a bank account.
       */
      at: string | null;
      /** @description The other carriers that the caller sees with the same value. */
      others: {
        id: components['schemas']['Id'];
        /** @description Null for a carrier of Andén's network, where the caller is a broker. */
        carrierName: string | null;
      }[];
      /**
       * @description A public rule, or what carriers have on record in Andén.
       * @enum {string}
       */
      source: 'tax_rule' | 'records';
    };
    /** @enum {string} */
    IdentityFactKind:
      'rfc_digit' | 'rfc_name' | 'email_domain' | 'phone' | 'plates' | 'bank_account';
    Import: components['schemas']['Record'] & {
      resource: components['schemas']['ImportResource'];
      status: components['schemas']['ImportStatus'];
      fileName: string;
      /** @description Rows below the headings. */
      rowsTotal: number;
      /** @description Rows that are read and checked. */
      rowsRead: number;
      /** @description Checked rows that would be created. */
      rowsNew: number;
      /** @description Of the new rows, those like an archived record. */
      rowsArchived: number;
      /** @description Checked rows whose record exists already. */
      rowsExisting: number;
      /** @description Refused rows. */
      rowsFailed: number;
      /** @description New rows with a warning. */
      rowsWarned: number;
      /** @description Rows that are done since the confirmation. */
      rowsWritten: number;
      rowsCreated: number;
      rowsUpdated: number;
      /** @description Rows whose record existed and was left as it is. */
      rowsUnchanged: number;
      existing: components['schemas']['ExistingRows'];
      /**
       * Format: uuid
       * @description The company; null for Andén.
       */
      targetCompanyId?: string | null;
      userName?: string | null;
      /** @description The order of its dates; null where the language of its headings decides. */
      dateOrder?: components['schemas']['DateOrder'] | null;
      /** @description A date with two readings, until its order is chosen; before, the import cannot be confirmed. */
      openDate?: string | null;
      /** @description Checked rows that the workbook hides or filters out. */
      rowsHidden?: number;
      /** @description The row at the end that seems to be one of totals, as Excel numbers it. */
      totalsRow?: number | null;
      /** @description The headings of columns that the template has not, which are not read. */
      ignoredColumns?: string[];
      /** @description What the upload said of the whole file, where something is asked. */
      details?: {
        [key: string]: string;
      } | null;
      finishedAt?: components['schemas']['Timestamp'];
    };
    ImportColumn: {
      /** @description The field of the record. */
      name: string;
      heading: string;
      required: boolean;
      /** @description The valid values, in the caller's language. */
      takes: string;
    };
    ImportConfirmation: {
      existing?: components['schemas']['ExistingRows'];
      /**
       * @description The rows that are no records: those that the workbook hides or filters out (`rowsHidden`), and the totals at the
       *     end (`totalsRow`). The file is then read again without them before it is written.
       */
      leaveOut?: ('hidden' | 'totals')[];
    };
    ImportDates: {
      order: components['schemas']['DateOrder'];
    };
    ImportFile: {
      /**
       * Format: binary
       * @description One Excel workbook (.xlsx, or .xls of Excel since 97) or CSV file with the headings of the template. Of a workbook,
       *     the visible sheet with most of the headings is read. CSV is UTF-8, UTF-16 or as Windows or a Mac writes it, with commas,
       *     semicolons, tabs or vertical bars. The limits below are for bytes, rows below the headings, records
       *     (including blank ones), columns, and characters of a record; for a workbook also for the parts of its
       *     archive, their bytes once unpacked, and how many times larger they become by unpacking. A file of SAT's may have
       *     more rows.
       */
      file: string;
    };
    /** @enum {string} */
    ImportResource: 'carriers' | 'locations' | 'shipments' | 'diesel_prices' | 'sat_keys';
    ImportRow: {
      /** @description The number of the row; the first row below the headings is 1. */
      row: number;
      outcome?: components['schemas']['RowOutcome'];
      recordId?: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description The record that exists already.
       */
      existingId?: string | null;
      /** @description How the cells of a row were understood, while the import waits for its confirmation. */
      values?: {
        column: string;
        value: string;
      }[];
      errors: components['schemas']['Finding'][];
      warnings: components['schemas']['Finding'][];
    };
    /** @enum {string} */
    ImportStatus: 'reading' | 'ready' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';
    Incident: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['IncidentFields'],
        'code' | 'nameEs' | 'nameEn' | 'severity'
      >;
    IncidentChange: components['schemas']['IncidentFields'];
    IncidentFields: {
      code?: components['schemas']['CatalogCode'];
      nameEs?: string;
      nameEn?: string;
      severity?: components['schemas']['Severity'];
    };
    IncidentInput: WithRequired<
      components['schemas']['IncidentFields'],
      'code' | 'nameEs' | 'nameEn' | 'severity'
    >;
    Inquiry: components['schemas']['Record'] &
      components['schemas']['Requester'] & {
        folio: string;
        kind: components['schemas']['InquiryKind'];
        status: components['schemas']['InquiryStatus'];
        /** @enum {string|null} */
        audience?: 'shipper' | 'broker' | 'carrier' | null;
        message?: components['schemas']['Comment'];
        /** @enum {string} */
        language: 'es' | 'en';
        lane?: components['schemas']['OfferedLane'] | null;
        equipmentNameEs?: string | null;
        equipmentNameEn?: string | null;
        quoteId?: components['schemas']['Id'];
        quoteReference?: string | null;
        routeId?: components['schemas']['Id'];
        routeReference?: string | null;
        carrierId?: components['schemas']['Id'];
        carrierName?: string | null;
        /** @description The company that asks for another plan, or the customer created from the request. */
        customerId?: components['schemas']['Id'];
        customerName?: string | null;
        assignedTo?: components['schemas']['Id'];
        assignedToName?: string | null;
        comment?: components['schemas']['Comment'];
      };
    InquiryChange: {
      status?: components['schemas']['InquiryStatus'];
      /**
       * Format: uuid
       * @description A user of Andén; by default the caller.
       */
      assignedTo?: string | null;
      comment?: components['schemas']['Comment'];
    };
    InquiryConversion: {
      /** @enum {string} */
      to: 'customer' | 'carrier' | 'premium';
    };
    /** @enum {string} */
    InquiryKind:
      | 'contact'
      | 'demo'
      | 'quote_request'
      | 'route_offer'
      | 'carrier_registration'
      | 'plan_upgrade';
    /** @enum {string} */
    InquiryStatus: 'new' | 'assigned' | 'done';
    Invitation: components['schemas']['Record'] & {
      related?: components['schemas']['InvitationRelated'];
      /** Format: uuid */
      quoteId: string;
      quoteReference: string;
      /** Format: uuid */
      carrierId: string;
      carrierName?: string;
      confidence?: components['schemas']['Confidence'];
      /** @description The broker who asks for the rate. */
      brokerName?: string;
      status: components['schemas']['InvitationStatus'];
      /** @description How many mails the carrier replied with, without automatic ones. Not for carriers. */
      replyCount?: number;
      wave?: number;
      /** @description Minutes to answer of an invitation that waits for a later round. */
      waveMinutes?: number | null;
      /** @description Whether the minutes of an invitation that waits for a later round start when it is sent at any hour: the sender asked for it, or the company has no calendar. Not for carriers. */
      startsNow?: boolean;
      sentAt?: components['schemas']['Timestamp'];
      /** @description When the minutes to answer start; null if at the sending. */
      startsAt?: components['schemas']['Timestamp'];
      deadlineAt?: components['schemas']['Timestamp'];
      openedAt?: components['schemas']['Timestamp'];
      answeredAt?: components['schemas']['Timestamp'];
      closedAt?: components['schemas']['Timestamp'];
      closeReason?: string | null;
      comment?: components['schemas']['Comment'];
      /** @description The place of the rate among all rates, after the quote is closed. */
      rank?: number | null;
      distancePercent?: components['schemas']['SignedDecimal'];
      rate: components['schemas']['Rate'] | null;
      /** @description The rate in the quote's currency at its stored exchange rate. */
      amount?: string | null;
      /** @description The place of the rate among the valid rates of the quote, where 1 is the lowest, and equal amounts have the same place. Null for a rate that is late, withdrawn or was rejected before the end. Not for carriers. */
      place?: number | null;
      percentAboveBest?: components['schemas']['SignedDecimal'];
      percentAboveTarget?: components['schemas']['SignedDecimal'];
      /** @description The reason why this carrier was unassigned before, or null. Not for carriers. */
      unassignedReason?: string | null;
      /** @description Whether the broker logged the carrier's rejection in a call; null if it is not rejected. Not for carriers. */
      isLoggedDecline?: boolean | null;
      /** @description The mails with the present link, one for each address of the carrier. Not for carriers. */
      mails?: components['schemas']['LinkMail'][];
      /** @description What keeps the carrier from being assigned the load; null once the invitation has ended. */
      lackingDocuments?: components['schemas']['LackingDocuments'] | null;
      /** @description Not for carriers. */
      carrierNetwork?: components['schemas']['Network'];
      /** @description Whether the carrier has a quoting address. Not for carriers. */
      hasAddress?: boolean;
      /** @description The carrier's phone; null to a broker for a carrier of the internal network. Not for carriers. */
      carrierPhone?: string | null;
      quoteCurrency?: components['schemas']['Currency'];
      quoteStatus?: components['schemas']['QuoteStatus'];
      load: components['schemas']['InvitedLoad'];
      shipmentId?: components['schemas']['Id'];
    };
    /** @description The carrier's answer on the phone, and the person who gave it. */
    InvitationCall: {
      outcome: components['schemas']['CallOutcome'];
      reportedBy: string;
      rate?: components['schemas']['RateInput'];
      reason?: components['schemas']['DeclineReason'];
      comment?: components['schemas']['Comment'];
    };
    InvitationDecline: {
      reason: components['schemas']['DeclineReason'];
      comment?: components['schemas']['Comment'];
    };
    /** @description The records that a call asked for by `expand`. */
    InvitationRelated: {
      carrier?: components['schemas']['Carrier'] | null;
      quote?: components['schemas']['Quote'] | null;
    };
    InvitationReply: {
      /** Format: uuid */
      id: string;
      /** @description The sender's address as the mail says it. */
      sender: string | null;
      senderName: string | null;
      subject: string | null;
      /** @description The text, with what it quotes; null for a mail that cannot be read. */
      text: string | null;
      attachments: components['schemas']['ReplyAttachment'][];
      /** @description Whether a program wrote it, such as a notice of absence. It is not read. */
      isAutomatic: boolean;
      /** @description Whether it came after the deadline. */
      isLate: boolean;
      /** Format: date-time */
      receivedAt: string;
      /** @description What it says; null where it is not read. */
      reading: components['schemas']['ReplyReading'] | null;
    };
    InvitationSheet: {
      facts: components['schemas']['LoadFact'][];
    };
    /** @enum {string} */
    InvitationStatus:
      | 'pending'
      | 'sent'
      | 'in_contact'
      | 'available'
      | 'rated'
      | 'assigned'
      | 'not_available'
      | 'rejected_by_carrier'
      | 'rejected'
      | 'dismissed'
      | 'answered';
    InvitedHandOver: {
      at: components['schemas']['HandOverPlace'];
      trailer: components['schemas']['HandOverTrailer'];
      bridgeNameEs?: string | null;
      bridgeNameEn?: string | null;
    };
    /** @description The load as an invited carrier sees it, without sale prices. */
    InvitedLoad: components['schemas']['LoadFields'] & {
      stops?: components['schemas']['Stop'][];
      equipmentNameEs?: string | null;
      equipmentNameEn?: string | null;
      comodityNameEs?: string | null;
      comodityNameEn?: string | null;
      distanceKm?: components['schemas']['Decimal'];
      targetRate?: components['schemas']['Money'];
      /** @description Pesos per US dollar, as saved with the quote. */
      exchangeRate?: components['schemas']['Decimal'];
      /** @description Where the request is for one leg of a load; its ends are those of the leg. */
      leg?: components['schemas']['BoughtLeg'] | null;
      /** @description How the leg before is handed over to it, at its origin. */
      takeOver?: components['schemas']['InvitedHandOver'] | null;
      /** @description How it is handed over to the next leg, at its destination. */
      handOver?: components['schemas']['InvitedHandOver'] | null;
      /** @description Of a leg, whether its carrier must be certified in CTPAT. */
      ctpat?: boolean;
    };
    Judgement: {
      /** @enum {string} */
      status: 'approved' | 'rejected';
      /** @description The number of the version that was read; 409 when there is a newer one. */
      versionNumber: number;
      /**
       * Format: date
       * @description For an approval. The date of the document plus one of its validities.
       */
      expirationDate?: string;
      /** @description For an approval of an insurance cover, with its currency. */
      insuredAmount?: components['schemas']['Money'];
      insuredCurrency?: components['schemas']['Currency'];
      /** @description For an approval of security certificates: those that the file proves. */
      certificates?: components['schemas']['SecurityProgram'][];
      /** @description For a rejection. */
      reason?: string;
    };
    KeyDay: {
      /** Format: date */
      day: string;
      calls: number;
      /** @description Calls that were answered with an error. */
      errors: number;
    };
    KeyName: string;
    /**
     * @description What a key may call: the operations of a tag, `read` with GET and `write` with the other methods. Operations of tags that are not named here take no keys.
     * @enum {string}
     */
    KeyScope:
      | 'carriers:read'
      | 'carriers:write'
      | 'catalogs:read'
      | 'catalogs:write'
      | 'companies:read'
      | 'companies:write'
      | 'contacts:read'
      | 'contacts:write'
      | 'diesel:read'
      | 'diesel:write'
      | 'documents:read'
      | 'documents:write'
      | 'history:read'
      | 'imports:read'
      | 'inquiries:read'
      | 'inquiries:write'
      | 'invitations:read'
      | 'invitations:write'
      | 'locations:read'
      | 'locations:write'
      | 'map:read'
      | 'quotes:read'
      | 'quotes:write'
      | 'radar:read'
      | 'radar:write'
      | 'results:read'
      | 'routes:read'
      | 'routes:write'
      | 'shipments:read'
      | 'shipments:write'
      | 'webhooks:read'
      | 'webhooks:write';
    /**
     * @description `without_maker`: the user who made it was deactivated or works elsewhere, so the key is refused.
     * @enum {string}
     */
    KeyState: 'active' | 'expired' | 'revoked' | 'without_maker';
    /** @description A document that keeps a carrier from being assigned a load. */
    LackingDocument: {
      type: components['schemas']['DocumentType'];
      state: components['schemas']['DocumentLack'];
      /**
       * Format: date
       * @description The last day on which the approved version is valid.
       */
      expirationDate: string | null;
    };
    /** @description The documents that keep the carrier from being assigned this load now, as the award checks them: a document that expires before the planned delivery counts as missing. With an empty list nothing is missing. */
    LackingDocuments: components['schemas']['LackingDocument'][];
    LaneDistance: {
      /** @description Kilometres by road. */
      distanceKm: string | null;
      /** @description Whether it is estimated from the coordinates. */
      isEstimated: boolean;
      /** @description The quote that had this distance; null of an estimate. */
      reference: string | null;
    };
    LaneFields: {
      origin: components['schemas']['Address'];
      destination: components['schemas']['Address'];
      equipmentId?: components['schemas']['Id'];
      hazmat?: boolean;
    };
    /**
     * @description The valid rates that this company received between the two states for the equipment, of the 1,000 newest quotes
     *     created in the last two years, adjusted to today's diesel price (a quarter of each rate, the share of fuel,
     *     changes in proportion to the diesel price in the country of origin) and converted at the latest exchange rate.
     */
    LaneMemory: {
      /** @description The number of rates; with fewer than three there are no quartiles. */
      sampleSize: number;
      /** @description The number of rates that were adjusted to today's diesel price. */
      adjusted: number;
      p25: components['schemas']['Money'];
      p50: components['schemas']['Money'];
      p75: components['schemas']['Money'];
      /**
       * Format: date-time
       * @description When the oldest of the rates was given; null without rates.
       */
      oldest: string | null;
      /**
       * Format: date-time
       * @description When the newest of the rates was given; null without rates.
       */
      newest: string | null;
      /** @description The border crossing, which the quartiles include, of the rates that name it. */
      crossing: {
        /** @description The number of rates that name it. */
        sampleSize: number;
        p50: components['schemas']['Money'];
      };
      /** @description The exchange rate at which rates in the other currency were converted; null if none were. */
      exchange: {
        /** Format: date */
        date: string;
        mxnPerUsd: string;
        /** @description The number of rates that were converted. */
        converted: number;
      } | null;
      currency: components['schemas']['Currency'];
    };
    /** @description One of the places of a route, in driving order: the first is a pickup, the last a delivery. */
    LaneStop: {
      number?: components['schemas']['StopNumber'];
      kind: components['schemas']['StopKind'];
      place: components['schemas']['Place'];
      contact?: components['schemas']['StopContact'];
      reference?: components['schemas']['ShortText'];
      goods?: components['schemas']['StopGoodsList'];
    };
    /** @description The stops, in place of `origin` and `destination`; a body with both is refused. */
    LaneStopsInput: components['schemas']['LaneStop'][];
    Latitude: string | null;
    LeftOut: {
      /** Format: uuid */
      id: string;
      reference: string | null;
      carrierName: string | null;
      reason: components['schemas']['LeftOutReason'];
    };
    /**
     * @description `not_found`: none that the caller sees. `paid`: marked as paid already. `currency`: not in pesos. `no_account`: the carrier has no confirmed account with a CLABE in use. `other_payer`: another company pays it.
     * @enum {string}
     */
    LeftOutReason: 'not_found' | 'paid' | 'currency' | 'no_account' | 'other_payer';
    Leg: components['schemas']['LegFields'] & {
      kind: components['schemas']['LegKind'];
      version: number;
      unit: components['schemas']['LegVehicle'] | null;
      trailer: components['schemas']['LegVehicle'] | null;
      operator: components['schemas']['LegOperator'] | null;
      missing: components['schemas']['LegGap'][];
      can?: string[];
    };
    /** @description One leg and the carrier that gets it; like the award of a quote. */
    LegAward: {
      /**
       * Format: uuid
       * @description The `id` of one of the `legs` of the quote.
       */
      legId: string;
      /**
       * Format: uuid
       * @description An invitation to this leg.
       */
      invitationId: string;
      /** @description The reason for a carrier without the lowest rate for its leg; required then, and not `better_rate`. */
      reason?: components['schemas']['ChoiceReason'];
      comment?: components['schemas']['Comment'];
      overrideReason?: components['schemas']['OverrideReason'];
    };
    LegCarrier: {
      kind: components['schemas']['LegKind'];
      carrierName: string;
      scac: string | null;
      caat: string | null;
      contactName: string | null;
      contactPhone: string | null;
    };
    LegChange: components['schemas']['LegFields'];
    LegChoice: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Its plates or the number of the license. */
      detail: string | null;
      /** @description Whether a paper of it has expired. */
      hasExpired: boolean;
      lastUsedAt: components['schemas']['Timestamp'];
    };
    LegChoices: {
      units: components['schemas']['LegChoice'][];
      trailers: components['schemas']['LegChoice'][];
      operators: components['schemas']['LegChoice'][];
      carriers: components['schemas']['LegCarrier'][];
    };
    LegCombination: components['schemas']['CombinationOutcome'] & {
      /** @description The sum of the amounts, in the currency of the whole. */
      cost: string;
      /** @description One for each leg, in driving order. */
      parts: components['schemas']['CombinationPart'][];
    };
    /** @description How a leg is handed over to the next one, at its destination. */
    LegEnd: {
      at: components['schemas']['HandOverPlace'];
      bridgeId?: components['schemas']['Id'];
      trailer: components['schemas']['HandOverTrailer'];
    };
    LegFields: {
      /** @description Another carrier that drives the leg; null where the carrier of the load does. */
      carrierName?: string | null;
      scac?: components['schemas']['ScacCode'];
      caat?: components['schemas']['Caat'];
      contactName?: components['schemas']['ShortText'];
      contactPhone?: components['schemas']['Phone'];
      /**
       * Format: uuid
       * @description A unit that the carrier of the load keeps; it replaces `unitPlates`.
       */
      unitId?: string | null;
      unitPlates?: components['schemas']['Plates'];
      /**
       * Format: uuid
       * @description A trailer that the carrier of the load keeps; it replaces `trailerPlates`.
       */
      trailerId?: string | null;
      /** @description The plates of another trailer, or the number of a container. */
      trailerPlates?: string | null;
      /**
       * Format: uuid
       * @description A driver whom the carrier of the load keeps; it replaces `operatorName`.
       */
      operatorId?: string | null;
      operatorName?: components['schemas']['ShortText'];
      operatorPhone?: components['schemas']['Phone'];
      /** @description The number of the seal (ISO 17712); saved in capitals without spaces and hyphens. */
      seal?: string | null;
      /** @description Where the leg ends: a yard, a bridge, the consignee. */
      handOverPlace?: string | null;
      plannedHandOverAt?: components['schemas']['Timestamp'];
      handedOverAt?: components['schemas']['Timestamp'];
    };
    /**
     * @description What a leg lacks, or which paper of its truck or driver has expired.
     * @enum {string}
     */
    LegGap:
      | 'operator'
      | 'unit'
      | 'trailer'
      | 'seal'
      | 'licence_expired'
      | 'insurance_expired'
      | 'inspection_expired'
      | 'permit_expired';
    /** @enum {string} */
    LegKind: 'domestic' | 'mexican' | 'transfer' | 'us';
    /**
     * @description What a leg demands besides: of a transfer that the carrier serves the bridge that the hand-over names (one that names
     *     none serves any), a valid certificate in CTPAT where the leg asks for it, and of a US leg a USDOT or MC number.
     * @enum {string}
     */
    LegMatchRule: 'bridge' | 'ctpat' | 'us_authority';
    /** @description The hand-overs before and after a leg; null where it begins or ends the load. */
    LegNeighbours: {
      before: components['schemas']['NeighbourHandOver'] | null;
      after: components['schemas']['NeighbourHandOver'] | null;
    };
    LegOffer: components['schemas']['OfferFields'];
    LegOffers: {
      /**
       * Format: uuid
       * @description The quote of the leg.
       */
      legId: string;
      leg: components['schemas']['BoughtLeg'];
      offerCount: number;
      /** @description The lowest offer whose carrier can be assigned. */
      best: components['schemas']['LegOffer'] | null;
      /** @description The lowest first. */
      offers: components['schemas']['LegOffer'][];
    };
    /** @description The kept driver: the same fields as in `Operator`. */
    LegOperator: {
      /** Format: uuid */
      id: string;
      name: string;
      rfc?: string | null;
      foreignTaxId?: string | null;
      taxCountry?: string | null;
      phone?: string | null;
      licenceNumber?: string | null;
      licenceType?: string | null;
      licenceEndsOn?: components['schemas']['Date'];
      badgeNumber?: string | null;
      badgeEndsOn?: components['schemas']['Date'];
      fastNumber?: string | null;
      fastEndsOn?: components['schemas']['Date'];
    };
    /** @description The kept unit or trailer: the same fields as in `Vehicle`. */
    LegVehicle: {
      /** Format: uuid */
      id: string;
      name: string;
      plates: string;
      platesState?: string | null;
      year?: number | null;
      configuration?: string | null;
      grossWeight?: string | null;
      trailerType?: string | null;
      permitType?: string | null;
      permitNumber?: string | null;
      insurer?: string | null;
      policyNumber?: string | null;
      environmentInsurer?: string | null;
      environmentPolicy?: string | null;
      cargoInsurer?: string | null;
      cargoPolicy?: string | null;
      insuranceEndsOn?: components['schemas']['Date'];
      inspectionEndsOn?: components['schemas']['Date'];
      permitEndsOn?: components['schemas']['Date'];
    };
    Length: string | null;
    /**
     * @description Mexico's federal licenses by category, and the commercial ones of the United States by class.
     * @enum {string|null}
     */
    LicenceType: 'federal_b' | 'federal_c' | 'federal_e' | 'cdl_a' | 'cdl_b' | 'other' | null;
    Link: {
      kind: components['schemas']['LinkKind'];
      /**
       * Format: uuid
       * @description The invitation, the load of the rate confirmation, Carta Porte, evidence, moves, border or tracking, the document, the packet, or the quote.
       */
      subjectId: string;
    };
    LinkAddress: {
      email?: components['schemas']['Email'];
    };
    /** @description Whom a link reached. */
    LinkDelivery: {
      mails: components['schemas']['LinkMail'][];
      openedAt: components['schemas']['Timestamp'];
    };
    /** @enum {string} */
    LinkKind:
      | 'answer'
      | 'confirmation'
      | 'document'
      | 'evidence'
      | 'feed'
      | 'packet'
      | 'price'
      | 'moves'
      | 'tracking'
      | 'carta_porte_customer'
      | 'carta_porte_carrier'
      | 'border_carrier'
      | 'border_mx_broker'
      | 'border_us_broker';
    /** @description The last mail with the link to an address. */
    LinkMail: {
      recipient: string;
      /** @enum {string} */
      status: 'waiting' | 'accepted' | 'refused';
      /** @description The answer of the mail server that refused it. */
      refusal: string | null;
    };
    LinkRequest: {
      /** @description Whether to revoke the links given out so far. */
      renew?: boolean;
    };
    LinkText: {
      /** @description The address of the page that the link opens. */
      url: string;
      /** @description The message with the link, in the receiver's language. */
      text: string;
      /** @description The address that opens WhatsApp with the text, to the receiver's phone if it is known. */
      whatsApp: string;
    };
    /** @description The data of an event. */
    LiveEvent: {
      /** @description The resource, such as quotes. */
      resource: string;
      /** @description The ids of its records; empty when there are many. */
      ids: string[];
    };
    LiveEvents: string;
    LoadAccessorials: {
      currency: components['schemas']['Currency'];
      items: components['schemas']['Accessorial'][];
      /** @description What each stop with both times comes to; a proposal, nothing is asked for yet. */
      detention: components['schemas']['Detention'][];
      /** @description Stops that the load has got since its carrier's rate, where that names a stop-off charge; a proposal, nothing is asked for yet. */
      addedStops?: components['schemas']['AddedStops'] | null;
      can: string[];
    };
    LoadEvidence: {
      reference: string;
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      brokerName: string;
      /** @description The stops of a load with more than two, in their order; of another one none. */
      stops: components['schemas']['EvidenceStop'][];
      /** @description The stop where the load is, or to which it drives; null on a load of two stops. */
      presentStop: components['schemas']['StopReached'];
      items: components['schemas']['Evidence'][];
      can: string[];
    };
    LoadFact: {
      /** @description The name of the fact, such as `pickup`. */
      name: string;
      label: string;
      text: string;
    };
    /** @description The load: cargo, lane and dates. */
    LoadFields: {
      movement?: components['schemas']['Movement'];
      origin?: components['schemas']['Place'];
      destination?: components['schemas']['Place'];
      pickupDate?: components['schemas']['Date'];
      pickupFrom?: components['schemas']['Time'];
      pickupTo?: components['schemas']['Time'];
      deliveryDate?: components['schemas']['Date'];
      deliveryFrom?: components['schemas']['Time'];
      deliveryTo?: components['schemas']['Time'];
      equipmentId?: components['schemas']['Id'];
      comodityId?: components['schemas']['Id'];
      hazmat?: boolean;
      weight?: components['schemas']['Weight'];
      weightUnit?: components['schemas']['WeightUnit'];
      units?: number | null;
      customerReference?: components['schemas']['ShortText'];
      comment?: components['schemas']['Comment'];
      currency?: components['schemas']['Currency'];
    };
    /** @description A leg of a load; without an `id` while it was never awarded. */
    LoadLeg: {
      id: components['schemas']['Id'];
      /** Format: uuid */
      quoteId: string;
      reference?: string | null;
      leg: components['schemas']['BoughtLeg'];
      /** @description Null while it was never awarded. */
      status: components['schemas']['ShipmentStatus'] | null;
      carrierId?: components['schemas']['Id'];
      carrierName: string | null;
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      pickupDate?: components['schemas']['Date'];
      pickupFrom?: components['schemas']['Time'];
      pickupTo?: components['schemas']['Time'];
      deliveryDate?: components['schemas']['Date'];
      deliveryFrom?: components['schemas']['Time'];
      deliveryTo?: components['schemas']['Time'];
      handOver?: components['schemas']['LegEnd'] | null;
      delayed: boolean;
      expectedAt?: components['schemas']['Timestamp'];
      lateMinutes?: number | null;
      /** @description In details: an IANA time zone. */
      destinationTimeZone?: string;
      purchaseCost?: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
    };
    /** @description A stage of a load, as its customer sees it. */
    LoadStage: {
      leg: components['schemas']['BoughtLeg'];
      /** @description Null before it is assigned. */
      status: components['schemas']['ShipmentStatus'] | null;
      origin: components['schemas']['StagePlace'];
      destination: components['schemas']['StagePlace'];
      pickupDate?: components['schemas']['Date'];
      pickupFrom?: components['schemas']['Time'];
      pickupTo?: components['schemas']['Time'];
      deliveryDate?: components['schemas']['Date'];
      deliveryFrom?: components['schemas']['Time'];
      deliveryTo?: components['schemas']['Time'];
      expectedAt?: components['schemas']['Timestamp'];
      lateMinutes?: number | null;
      /** @description In details: an IANA time zone. */
      destinationTimeZone?: string;
    };
    /** @enum {string} */
    LoadStop: 'pickup' | 'delivery';
    Location: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['LocationFields'],
        'name' | 'kind' | 'city' | 'state' | 'country' | 'timeZone'
      > & {
        /** Format: uuid */
        companyId: string;
        customerName?: string | null;
      };
    LocationChange: components['schemas']['LocationFields'];
    LocationFields: {
      name?: string;
      kind?: components['schemas']['LocationKind'];
      customerId?: components['schemas']['Id'];
      street?: components['schemas']['ShortText'];
      city?: string;
      state?: components['schemas']['StateCode'];
      /** @enum {string} */
      country?: 'MX' | 'US';
      postalCode?: components['schemas']['PostalCode'];
      latitude?: components['schemas']['Latitude'];
      longitude?: components['schemas']['Longitude'];
      timeZone?: string;
      operationZone?: components['schemas']['ShortText'];
      hours?: components['schemas']['ShortText'];
      comment?: components['schemas']['Comment'];
    };
    LocationInput: WithRequired<
      components['schemas']['LocationFields'],
      'name' | 'city' | 'state' | 'country'
    > & {
      companyId?: components['schemas']['Id'];
    };
    /** @enum {string} */
    LocationKind: 'plant' | 'warehouse' | 'yard' | 'border_crossing' | 'port' | 'other';
    Longitude: string | null;
    /** @description The reason for a price below cost; required then, and never shown to the customer. */
    LossReason: string;
    MadeApiKey: components['schemas']['Record'] &
      components['schemas']['ApiKeyFields'] & {
        /** @description The bearer token. Only its hash is stored, so this is the only time it is shown. */
        secret?: string;
      };
    MailStatus: {
      /**
       * Format: date-time
       * @description Since when no mail could be handed to the mail server; null while mail works.
       */
      downSince: string | null;
    };
    MapCoverage: {
      state: components['schemas']['StateCode'];
      /** @description Carriers that pick up there. */
      origins: number;
      /** @description Carriers that deliver there. */
      deliveries: number;
    };
    MapFacts: {
      days: number;
      /**
       * Format: date-time
       * @description The time of the facts.
       */
      at: string;
      /** @description Per state, the active carriers that pick up and that deliver there; of a carrier, itself. */
      coverage: components['schemas']['MapCoverage'][];
      /** @description The lanes with the most quotes, at most 200; of a carrier, with its invitations. */
      lanes: components['schemas']['MapLane'][];
      /** @description Saved locations with a position, at most 10,000 by name. */
      locations: components['schemas']['MapLocation'][];
      /** @description Saved locations without coordinates. */
      locationsWithoutPosition: number;
      /** @description Loads with a carrier that are not yet delivered, at most 2,000, newest first. */
      loads: components['schemas']['MapLoad'][];
    };
    MapLane: {
      originState: components['schemas']['StateCode'];
      destinationState: components['schemas']['StateCode'];
      quotes: number;
    };
    MapLoad: {
      /** Format: uuid */
      id: string;
      reference: string;
      status: components['schemas']['ShipmentStatus'];
      /** @description An open incident delays it. */
      delayed: boolean;
      originState: components['schemas']['StateCode'];
      destinationState: components['schemas']['StateCode'];
      at: components['schemas']['MapPosition'];
    };
    MapLocation: {
      /** Format: uuid */
      id: string;
      name: string;
      kind: components['schemas']['LocationKind'];
      city: string;
      state: components['schemas']['StateCode'];
      latitude: number;
      longitude: number;
    };
    /** @description The last place that is known of a load - of its last incident on the way, else of its origin, or its destination once it is there. */
    MapPosition: {
      city: string;
      state: components['schemas']['StateCode'];
      /** @description Of a saved location with coordinates; otherwise only the state is known. */
      latitude: number | null;
      longitude: number | null;
    };
    MatchCounts: {
      /** @description The number of carriers that cover the quote. */
      total: number;
      /** @description For each rule: the number of carriers that fail it, and of those that fail no other rule. */
      removed: {
        rule: components['schemas']['MatchRule'];
        removed: number;
        relaxed: number;
      }[];
      /** @description Of a leg that demands more than any load, the same for those rules. */
      ofLeg?: {
        rule: components['schemas']['LegMatchRule'];
        removed: number;
        relaxed: number;
      }[];
    };
    /** @enum {string} */
    MatchRule:
      | 'active'
      | 'origin_state'
      | 'delivery_state'
      | 'countries'
      | 'equipment'
      | 'movement'
      | 'drayage'
      | 'hazmat';
    Matches: {
      /** @description Whether there are more carriers after this page. */
      hasMore: boolean;
      /** @description A page of the carriers found, best first. */
      matches: {
        /** Format: uuid */
        carrierId: string;
        carrierName: string;
        network: components['schemas']['Network'];
        confidence: components['schemas']['Confidence'];
        /** @description The place among the carriers that are asked for; null with `q`. */
        rank: number | null;
        /** @description Loads between these two states that were assigned to it. */
        laneLoads: number;
        /** @description Median minutes from an invitation to its rate. */
        responseMinutes: number | null;
        invitationStatus: components['schemas']['InvitationStatus'] | null;
        /** @description Whether the quote's route is assigned to this carrier, which then comes first. */
        contractRate: components['schemas']['Money'];
        contractCurrency: components['schemas']['Currency'] | null;
        lackingDocuments: components['schemas']['LackingDocuments'];
      }[];
    };
    /**
     * @default own
     * @enum {string}
     */
    MatchesFirst: 'own' | 'best';
    /** @description The docket number of its operating authority in the United States, kept as MC-123456. Carriers of Mexico have MX in place of MC, freight forwarders FF; a number without letters is an MC. */
    McNumber: string | null;
    /** @description Minutes from sending to the first rate, of those with a rate; null if there are too few. */
    MedianMinutes: number | null;
    /** @enum {string} */
    MessageField:
      | 'count'
      | 'customerId'
      | 'customerReference'
      | 'equipmentId'
      | 'origin'
      | 'destination'
      | 'pickupDate'
      | 'pickupFrom'
      | 'pickupTo'
      | 'deliveryDate'
      | 'deliveryFrom'
      | 'deliveryTo'
      | 'weight'
      | 'units'
      | 'comodityId'
      | 'hazmat'
      | 'drayage'
      | 'targetRate'
      | 'currency'
      | 'comment';
    MessageInput: {
      text: components['schemas']['MessageText'];
      /** @description The name with the address or phone of the sender, by which the customer is found. */
      sender?: string;
      companyId?: components['schemas']['Id'];
    };
    /**
     * @description A position in the message, in UTF-16 units; the text is in NFC, without marks that have no shape, as the API stores
     *     texts.
     */
    MessageOffset: number;
    MessageReading: {
      quotes: components['schemas']['ProposedQuote'][];
      /** @description The words that were not understood. */
      rest: components['schemas']['MessageWords'][];
    };
    /** @description A whole message, with its line ends and tabs. */
    MessageText: string;
    MessageWords: {
      start: components['schemas']['MessageOffset'];
      end: components['schemas']['MessageOffset'];
    };
    Metrics: {
      days: number;
      /**
       * Format: date
       * @description The first of these days.
       */
      from: string;
      /** @description The same figures of as many days before. */
      before: components['schemas']['AnswerFigures'];
    } & components['schemas']['AnswerFigures'];
    MissingPart: {
      /** @enum {string} */
      kind: 'field' | 'document';
      /** @description The name of the field, or the type of the document. */
      name: string;
    };
    /** @description A decimal amount, excl. VAT (IVA), in the currency beside it. */
    Money: string | null;
    /** @description A hand-over between two legs, in words. */
    MoveHandOver: {
      /**
       * @description Whether the load comes from the leg before or goes to the one after.
       * @enum {string}
       */
      side: 'before' | 'after';
      /** @description The leg on the other side. */
      leg: string;
      /** @description At a yard or on which bridge, and what becomes of the trailer. */
      manner: string;
      /** @description Of the driver there, else of the carrier. */
      contact: string | null;
      phone: string | null;
      seal: string | null;
    };
    MoveStep: {
      status: components['schemas']['ShipmentStatus'];
      /** @description Null for a step that has not been done. */
      happenedAt: components['schemas']['Timestamp'];
      stop?: components['schemas']['StopReached'];
    };
    MoveStop: {
      /** @enum {string} */
      kind: 'pickup' | 'delivery';
      /** @description The address in one line. */
      place: string;
      /** @description In words. */
      appointment: string;
      /** @description Where a leg takes the load over or hands it on. */
      handOver?: components['schemas']['MoveHandOver'];
      number?: number;
      /** @description City and state; this and what follows only of a load with more than two stops. */
      city?: string;
      contact?: {
        name?: string | null;
        /** @description As it is written: +52 81 1234 5678. */
        phone?: string | null;
      } | null;
      reference?: string | null;
      /** @description What is taken at a pickup or left at a delivery, in words. */
      goods?: string[];
    };
    MoveUndo: {
      /** @description The step that is taken back. */
      status: components['schemas']['ShipmentStatus'];
      /** @description The stop that the step names; another one is refused with 409. */
      stop?: components['schemas']['StopReached'];
    };
    /** @enum {string} */
    Movement: 'cross_border' | 'mexico' | 'us';
    Moves: {
      reference: string;
      status: components['schemas']['ShipmentStatus'];
      /** @description The step that may be reported now. */
      next: components['schemas']['ShipmentStatus'] | null;
      /** @description The stop that the load reached last; null before the first, and always on a load of two stops. */
      currentStop?: components['schemas']['StopReached'];
      /** @description The stop that the next step names. */
      nextStop?: components['schemas']['StopReached'];
      /** @description The last step, which the caller reported and can still take back with `undoMove`. */
      undo: components['schemas']['UndoableMove'] | null;
      stops: components['schemas']['MoveStop'][];
      steps: components['schemas']['MoveStep'][];
    };
    Named: {
      id: number;
      name: string;
    };
    /** @description A hand-over between two legs, and whom to ask for on the other side; nothing else of the other leg. */
    NeighbourHandOver: {
      /** @description The leg on the other side. */
      leg: components['schemas']['BoughtLeg'];
      at: components['schemas']['HandOverPlace'];
      bridgeNameEs?: string | null;
      bridgeNameEn?: string | null;
      trailer: components['schemas']['HandOverTrailer'];
      place: components['schemas']['Place'];
      date?: components['schemas']['Date'];
      from?: components['schemas']['Time'];
      to?: components['schemas']['Time'];
      /** @description Of the driver there, else of the carrier. */
      contactName: string | null;
      contactPhone: string | null;
      seal: string | null;
    };
    /**
     * @description internal: the network of Andén; own: the network of one broker.
     * @enum {string}
     */
    Network: 'internal' | 'own';
    NextStep: {
      status: components['schemas']['ShipmentStatus'];
      stop: components['schemas']['StopReached'];
      /** @description Whether it goes back, which needs a reason. */
      isBack: boolean;
    };
    NoticeStop: {
      number: number;
      /** @description How many stops there are. */
      count: number;
      city: string;
    };
    /** @description A text in both languages. */
    NoticeWords: {
      es: string;
      en: string;
    };
    Notification: {
      /** Format: uuid */
      id: string;
      kind: components['schemas']['NotificationKind'];
      text: components['schemas']['NoticeWords'];
      params: components['schemas']['NotificationParams'];
      /** @description The resource of its record, such as quotes. */
      entity: string;
      entityId: components['schemas']['Id'];
      /** Format: date-time */
      createdAt: string;
      readAt: components['schemas']['Timestamp'];
      archivedAt: components['schemas']['Timestamp'];
    };
    NotificationChoice: {
      kind: components['schemas']['NotificationKind'];
      name: components['schemas']['NoticeWords'];
      /** @description Whether it is shown among the notifications. */
      bell: boolean;
      /** @description Whether it is only mailed. */
      bellIsFixed: boolean;
      /** @description Whether it is mailed. */
      mail: boolean;
      /** @description Whether its mail cannot be chosen. */
      mailIsFixed: boolean;
    };
    NotificationChoiceChange: {
      kind: components['schemas']['NotificationKind'];
      bell?: boolean;
      mail?: boolean;
    };
    /**
     * @description The event. Who hears of it, and what it says, is in the noticeRows of the modules.
     * @enum {string}
     */
    NotificationKind:
      | 'invitation_sent'
      | 'invitation_awarded'
      | 'invitation_unassigned'
      | 'invitation_closed'
      | 'quote_requested'
      | 'rate_received'
      | 'invitation_declined'
      | 'invitation_reopened'
      | 'quote_expired'
      | 'wave_sent'
      | 'price_shared'
      | 'price_accepted'
      | 'price_rejected'
      | 'quote_dismissed'
      | 'shipment_created'
      | 'shipment_moved'
      | 'incident_reported'
      | 'confirmation_issued'
      | 'confirmation_accepted'
      | 'border_asked'
      | 'evidence_received'
      | 'evidence_rejected'
      | 'evidence_overdue'
      | 'accessorial_requested'
      | 'accessorial_decided'
      | 'inquiry_received'
      | 'document_received'
      | 'document_asked'
      | 'passport_asked'
      | 'passport_granted'
      | 'passport_refused'
      | 'passport_withdrawn'
      | 'claim_received'
      | 'claim_proved'
      | 'claim_to_prove'
      | 'packet_sent'
      | 'bank_account_entered'
      | 'bank_account_confirmed'
      | 'bank_account_rejected'
      | 'bank_account_changing'
      | 'import_ended'
      | 'document_approved'
      | 'document_rejected'
      | 'document_expiring'
      | 'document_expired'
      | 'vehicle_paper_expiring'
      | 'driver_paper_expiring'
      | 'invitation_viewed'
      | 'deadline_near'
      | 'request_reopened'
      | 'shipment_delayed'
      | 'shipment_late'
      | 'plan_limit_reached'
      | 'answered_by_link'
      | 'user_invited'
      | 'upgrade_requested'
      | 'registration_started'
      | 'weekly_summary'
      | 'webhook_failing';
    /**
     * @description The values in the text of the notification, as its reader may see them: a reference, cities, a status or a reason by its
     *     code, a kind of incident by its names. The carrier's name and the amount of its rate go only to the users who manage the quote or review its
     *     documents; no other company or person is named.
     */
    NotificationParams: {
      reference?: string;
      origin?: string;
      destination?: string;
      /** @description How many there are, if more than two. */
      stops?: number;
      status?: string;
      /** @description Only on a load of more than two stops. */
      stop?: components['schemas']['NoticeStop'];
      reason?: string;
      /** @description A document's or a form's name, by its code. */
      subject?: string;
      /** @description The carrier's name. */
      carrier?: string;
      amount?: components['schemas']['Money'];
      currency?: components['schemas']['Currency'];
      count?: number;
      /** Format: date */
      day?: string;
      /** @description Of the carrier's rate; 1 is the lowest. */
      rank?: number;
      distancePercent?: components['schemas']['SignedDecimal'];
      incident?: components['schemas']['NoticeWords'];
      /** @description A colleague, or who asks for a document, by name. */
      person?: string;
      /** @description Rows of a file with errors. */
      failed?: number;
    };
    /** @description The last rate of a carrier that was not late. */
    OfferFields: {
      /** Format: uuid */
      invitationId: string;
      /** Format: uuid */
      carrierId: string;
      carrierName: string;
      /** @description The rate in its own currency. */
      total: string;
      currency: components['schemas']['Currency'];
      /** @description The rate in the currency of the whole quote at its exchange rate, rounded once to the cent. */
      amount: string;
      /** @description From pickup to delivery, as the carrier said it, else the days that it said times 24. */
      transitHours: number | null;
      /** @description Whether it is awarded. */
      isAssigned: boolean;
      /** @description Whether an award would take it, or has taken it: the carrier is active and lacks no document. */
      isAssignable: boolean;
      isCarrierActive: boolean;
      lackingDocuments: components['schemas']['LackingDocuments'];
    };
    /** @description The lane of a route offer. */
    OfferedLane: {
      /** @enum {string} */
      frequency?: 'weekly' | 'monthly';
      volume?: number;
      rate?: components['schemas']['Money'];
      currency?: components['schemas']['Currency'];
      startDate?: components['schemas']['Date'];
      endDate?: components['schemas']['Date'];
    } & components['schemas']['LaneFields'];
    Operator: components['schemas']['Record'] &
      WithRequired<components['schemas']['OperatorFields'], 'name'> & {
        carrierId: components['schemas']['Id'];
        carrierName: string;
        /**
         * Format: uuid
         * @description The broker of the carrier's network; null in Andén's.
         */
        companyId?: string | null;
      };
    OperatorChange: components['schemas']['OperatorFields'];
    OperatorFields: {
      name?: string;
      rfc?: components['schemas']['Rfc'];
      /** @description Of a driver without an RFC, beside the country of `taxCountry`. */
      foreignTaxId?: string | null;
      /** @enum {string|null} */
      taxCountry?: 'MX' | 'US' | 'CA' | null;
      phone?: components['schemas']['Phone'];
      licenceNumber?: string | null;
      licenceType?: components['schemas']['LicenceType'];
      licenceEndsOn?: components['schemas']['Date'];
      /** @description Of the badge with which the driver enters customs. */
      badgeNumber?: string | null;
      badgeEndsOn?: components['schemas']['Date'];
      /** @description Of the card of the FAST program at the border. */
      fastNumber?: string | null;
      fastEndsOn?: components['schemas']['Date'];
      comment?: components['schemas']['Comment'];
    };
    OperatorInput: WithRequired<components['schemas']['OperatorFields'], 'name'> & {
      /**
       * Format: uuid
       * @description The carrier; for the users of a carrier their own.
       */
      carrierId?: string;
    };
    /** Format: email */
    OptionalEmail: string | null;
    OverriddenDocuments: {
      userName: string | null;
      /** @description The reason. */
      comment: string;
      documents: components['schemas']['LackingDocuments'];
      at: components['schemas']['Timestamp'];
    };
    /** @description The reason of internal staff for a carrier without all documents; saved with the date. */
    OverrideReason: string;
    OwnSession: {
      user: components['schemas']['User'];
      /** @description For each resource, the actions that the user may do with some or all of its records. */
      permissions: {
        [key: string]: string[];
      };
      /** @description The number of the user's unread notifications. */
      unread: number;
      /**
       * @description For a broker, the plan of its company; null for others.
       * @enum {string|null}
       */
      plan: 'free' | 'premium' | null;
      /**
       * @description The country of the user's carrier, or of the address of its company, by which units are shown until the user chooses them; null where none is known.
       * @enum {string|null}
       */
      country: 'MX' | 'US' | 'CA' | null;
    };
    Packaging: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['PackagingFields'],
        'code' | 'nameEs' | 'nameEn' | 'stackable'
      >;
    PackagingChange: components['schemas']['PackagingFields'];
    /** @description Dimensions in meters. */
    PackagingFields: {
      code?: components['schemas']['CatalogCode'];
      nameEs?: string;
      nameEn?: string;
      length?: components['schemas']['Length'];
      width?: components['schemas']['Length'];
      height?: components['schemas']['Length'];
      stackable?: boolean;
    };
    PackagingInput: WithRequired<
      components['schemas']['PackagingFields'],
      'code' | 'nameEs' | 'nameEn'
    >;
    Packet: components['schemas']['Record'] & {
      number: string;
      recipient: string;
      email: string;
      /** Format: date-time */
      expiresAt: string;
      revokedAt: components['schemas']['Timestamp'];
      types: components['schemas']['DocumentType'][];
      /** @description How often files of it were opened. */
      openings: number;
    };
    PacketAsk: {
      recipient: string;
      email: components['schemas']['Email'];
      types: components['schemas']['SharedTypes'];
      /**
       * @description Days until the link ends.
       * @enum {integer}
       */
      days: 7 | 30 | 90;
      /**
       * @description By default that of the call.
       * @enum {string}
       */
      language?: 'es' | 'en';
    };
    PacketContent: {
      number: string;
      carrierName: string;
      recipient: string;
      /** Format: date-time */
      sentAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description Whether its link still opens the files. */
      isOpen: boolean;
      documents: components['schemas']['PacketDocument'][];
    };
    PacketDocument: {
      /** Format: uuid */
      id: string;
      /** @description The document, in the language of the call. */
      name: string;
      /** @description The number of the version. */
      number: number;
      fileName: string;
      size: number;
      /** @description SHA-256 in hex. */
      checksum: string;
      documentDate: components['schemas']['Date'];
      /** @description Until when its review, by Andén or the carrier's network, says that it is valid; null without a review. */
      expirationDate: components['schemas']['Date'];
      /** @description Whether the carrier has uploaded no newer version since. */
      isNewest: boolean;
    };
    PacketNumber: {
      number: string;
    };
    /** @enum {string} */
    PaymentEvidence:
      | 'signed_pod'
      | 'bol'
      | 'cargo_photos'
      | 'seal_photos'
      | 'weight_ticket'
      | 'carta_porte'
      | 'customs_entry'
      | 'invoice';
    PaymentMark: {
      /**
       * Format: date
       * @description From the day of the delivery to today, by the time zone of the company that pays.
       */
      paidOn: string;
      /** @description The number of the transfer. */
      reference: string;
    };
    /** @description Percentage of those with a rate within 60 minutes, among those with a rate or sent more than 60 minutes ago. */
    PercentWithinHour: number | null;
    PersonalAddress: {
      address: components['schemas']['EmailOrPhone'];
    };
    PersonalAddressData: {
      /** Format: date-time */
      exportedAt: string;
      address: string;
      places: components['schemas']['PersonalDataPlaces'];
      contacts: components['schemas']['PersonalRows'];
      inquiries: components['schemas']['PersonalRows'];
      registrations: components['schemas']['PersonalRows'];
      mails: components['schemas']['PersonalRows'];
      links: components['schemas']['PersonalRows'];
      /** @description The mails with which the person replied to requests for a price. */
      replies: components['schemas']['PersonalRows'];
      carriers: components['schemas']['PersonalRows'];
      companies: components['schemas']['PersonalRows'];
      /** @description The stops of quotes, routes and loads of which the person is the contact. */
      stops: components['schemas']['PersonalRows'];
    };
    PersonalAddressFound: {
      /** @description The address as it is stored. */
      address: string;
      /** @description The user with this address, whose data are exported and erased by the calls of users. */
      user: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      /** @description The names in the contacts, site requests and registrations with the address. */
      names: string[];
      /** @description The other addresses in them, which may be of the same person. */
      otherAddresses: string[];
      places: components['schemas']['PersonalDataPlaces'];
    };
    PersonalData: {
      /** Format: date-time */
      exportedAt: string;
      user: components['schemas']['User'];
      contacts: components['schemas']['PersonalRows'];
      savedQueries: components['schemas']['PersonalRows'];
      notifications: components['schemas']['PersonalRows'];
      notificationChoices: components['schemas']['PersonalRows'];
      apiKeys: components['schemas']['PersonalRows'];
      feeds: components['schemas']['PersonalRows'];
      imports: components['schemas']['PersonalRows'];
      inquiries: components['schemas']['PersonalRows'];
      registrations: components['schemas']['PersonalRows'];
      mails: components['schemas']['PersonalRows'];
      replies: components['schemas']['PersonalRows'];
      events: components['schemas']['PersonalRows'];
      changes: components['schemas']['PersonalRows'];
    };
    /**
     * @description `history` are recorded changes and events, `other` are texts that mention the address, such as comments.
     * @enum {string}
     */
    PersonalDataKind:
      | 'contacts'
      | 'inquiries'
      | 'registrations'
      | 'carriers'
      | 'companies'
      | 'links'
      | 'mails'
      | 'history'
      | 'other';
    /** @description The number of records with the address, by kind; only kinds that have some. */
    PersonalDataPlaces: {
      kind: components['schemas']['PersonalDataKind'];
      count: number;
    }[];
    PersonalRows: {
      [key: string]: unknown;
    }[];
    /** @description Saved as digits only, 52 (Mexico) or 1 (United States, Canada) and ten more digits. Other usual spellings are read, without a country code by the country of the record; what is valid in neither country is refused. */
    Phone: string | null;
    /** @description Like `Phone`, but never null. */
    PhoneNumber: string;
    /** @description An address contains city, state and country. */
    Place: {
      locationId?: components['schemas']['Id'];
      name?: components['schemas']['ShortText'];
      street?: components['schemas']['ShortText'];
      city: string;
      state: components['schemas']['StateCode'];
      /** @enum {string} */
      country: 'MX' | 'US';
      postalCode?: components['schemas']['PostalCode'];
      timeZone?: components['schemas']['ShortText'];
    };
    /** @enum {string} */
    Plan: 'free' | 'premium';
    PlanCount: {
      used: number;
      limit: components['schemas']['PlanLimit'];
    };
    /** @description The largest number; null for no limit. */
    PlanLimit: number | null;
    PlanOffer: {
      plan: components['schemas']['Plan'];
      /** @description Per month, excl. VAT (IVA). */
      monthlyPrice: string;
      currency: components['schemas']['Currency'];
      contacts: components['schemas']['PlanLimit'];
      loads: components['schemas']['PlanLimit'];
    };
    PlanUse: {
      plan: components['schemas']['Plan'];
      contacts: components['schemas']['PlanCount'];
      loads: components['schemas']['PlanCount'];
    };
    /** @description The plates of another truck; saved in capitals without spaces and hyphens. */
    Plates: string | null;
    PostalArea: {
      code: string;
      /** @enum {string} */
      country: 'MX' | 'US';
      state: components['schemas']['StateCode'];
      cities: string[];
      timeZone: string;
    };
    /** @description Five digits in Mexico, five or nine in the United States. */
    PostalCode: string | null;
    Presence: {
      /** @example Mariana Cantú */
      name: string;
      isEditing: boolean;
    };
    PresenceInput: {
      /**
       * Format: uuid
       * @description The page of a browser, by an id of its own.
       */
      pageId: string;
      /** @description The resource, such as quotes. */
      resource: string;
      /** Format: uuid */
      recordId: string;
      /**
       * Format: uuid
       * @description The stream of the browser that is open now.
       */
      streamId?: string;
      /** @description Whether the page is a form that changes the record. */
      isEditing: boolean;
    };
    /**
     * @description The mail that sharing a price sends to the customer, in the language of its first recipient; each of the others reads
     *     it in the own language.
     */
    PriceDraft: {
      /** @description The addresses that get it; empty without a customer, or where none is known. */
      to: string[];
      /** @enum {string} */
      locale: 'es' | 'en';
      subject: string;
      lines: string[];
      facts: components['schemas']['LoadFact'][];
    };
    /**
     * @description `open`: the customer may answer; `expired`: its last day has passed; `accepted`, `rejected`: the customer's answer;
     *     `assigned`: the load was assigned without an answer; `pending`: another price is being prepared; `withdrawn`: the
     *     quote was dismissed.
     * @enum {string}
     */
    PriceState: 'open' | 'expired' | 'accepted' | 'rejected' | 'assigned' | 'pending' | 'withdrawn';
    /** @description Problem details by RFC 9457, with a stable code. */
    Problem: {
      type: string;
      title: string;
      status: number;
      detail?: string;
      code: components['schemas']['ErrorCode'];
      /** @description The error of each field. */
      errors?: {
        [key: string]: string;
      };
      requestId?: string;
    };
    Profile: {
      email: string;
      name?: string;
      nickname?: string;
      picture?: string;
    };
    ProposedQuote: {
      /** @description How many such quotes are asked for. */
      count: number;
      quote: components['schemas']['ProposedValues'];
      /**
       * @description The stops between origin and destination, in driving order. `POST /quotes` takes them in `stops`, together with the
       *     ends and in place of `origin` and `destination`.
       */
      stops: components['schemas']['ProposedStop'][];
      /**
       * @description The words that each value of `quote` comes from. A value without words comes from the sender. `comment` has the
       *     words of the goods that no catalog entry is called by, of the crossing and of the service.
       */
      words: {
        field: components['schemas']['MessageField'];
        start: components['schemas']['MessageOffset'];
        end: components['schemas']['MessageOffset'];
      }[];
      /** @description What the words do not decide, each with the values that they may mean. */
      questions: {
        field: components['schemas']['MessageField'];
        start: components['schemas']['MessageOffset'];
        end: components['schemas']['MessageOffset'];
        choices: components['schemas']['ProposedValues'][];
      }[];
      /**
       * @description Fields that the quote needs and no word says. Without `origin` and `destination` it cannot be created, without the
       *     others it cannot be sent to carriers.
       */
      missing: components['schemas']['MessageField'][];
    };
    /** @description A stop with the words that name it. Without `kind` no word tells whether goods are taken or left there, which is asked. */
    ProposedStop: {
      kind?: components['schemas']['StopKind'];
      /** @description The place, or the places that the words may mean, which is asked. */
      places: components['schemas']['Place'][];
      start: components['schemas']['MessageOffset'];
      end: components['schemas']['MessageOffset'];
    };
    /** @description Fields of a quote, as `POST /quotes` takes them; the movement follows from the two countries. */
    ProposedValues: {
      /** Format: uuid */
      customerId?: string;
      customerReference?: string;
      /** Format: uuid */
      equipmentId?: string;
      origin?: components['schemas']['Place'];
      destination?: components['schemas']['Place'];
      /** Format: date */
      pickupDate?: string;
      pickupFrom?: string;
      pickupTo?: string;
      /** Format: date */
      deliveryDate?: string;
      deliveryFrom?: string;
      deliveryTo?: string;
      weight?: string;
      weightUnit?: components['schemas']['WeightUnit'];
      units?: number;
      /** Format: uuid */
      comodityId?: string;
      hazmat?: boolean;
      drayage?: boolean;
      targetRate?: string;
      currency?: components['schemas']['Currency'];
      comment?: string;
    };
    Quote: components['schemas']['Record'] &
      components['schemas']['QuoteFields'] & {
        reference: string;
        number: number;
        stops: components['schemas']['Stop'][];
        status: components['schemas']['QuoteStatus'];
        related?: components['schemas']['QuoteRelated'];
        /** Format: uuid */
        companyId: string;
        customerId?: components['schemas']['Id'];
        customerName?: string | null;
        parentId?: components['schemas']['Id'];
        asked?: components['schemas']['QuoteAsked'];
        /** @description Its legs in driving order; empty where it is asked for as a whole. Not for customers. */
        legs?: components['schemas']['QuoteLeg'][];
        /** @description How many legs have a carrier. Not for customers. */
        assignedLegs?: number;
        /** @description The quote that this one is a leg of; null for a whole. Not for customers. */
        wholeId?: components['schemas']['Id'];
        wholeReference?: string | null;
        /** @description The status of the quote that this one is a leg of. Not for customers. */
        wholeStatus?: components['schemas']['QuoteStatus'] | null;
        leg?: components['schemas']['BoughtLeg'] | null;
        handOver?: components['schemas']['LegEnd'] | null;
        /** @description Of a leg, whether its carrier must be certified in CTPAT. */
        ctpat?: boolean;
        routeId?: components['schemas']['Id'];
        routeReference?: string | null;
        equipmentNameEs?: string | null;
        equipmentNameEn?: string | null;
        comodityNameEs?: string | null;
        comodityNameEn?: string | null;
        packagingNameEs?: string | null;
        packagingNameEn?: string | null;
        exchangeRate?: components['schemas']['Decimal'];
        exchangeRateDate?: components['schemas']['Date'];
        sentAt?: components['schemas']['Timestamp'];
        /** @description When the time to answer of the first round starts; null if at the sending. */
        startsAt?: components['schemas']['Timestamp'];
        deadlineAt?: components['schemas']['Timestamp'];
        firstRateAt?: components['schemas']['Timestamp'];
        /** @description Minutes from the start of the time to answer to the first valid rate. */
        minutesToFirstRate?: number | null;
        /** @description That the person who made the quote is away today, and who covers, if anybody does. Not for customers. */
        absence?: {
          name: string;
          /** Format: date */
          until: string;
          coveredBy: string | null;
        } | null;
        closedAt?: components['schemas']['Timestamp'];
        closeReason?: string | null;
        closeComment?: string | null;
        /** @description Whether a pasted message is kept with the quote (`GET /quotes/{id}/message`). Not for customers. */
        hasMessage?: boolean;
        /** @description The number of invitations that were sent, in any status. */
        invitedCount?: number;
        /** @description The number of invitations with a valid rate. */
        ratedCount?: number;
        bestRate?: components['schemas']['Money'];
        bestRatePercentAboveTarget?: components['schemas']['SignedDecimal'];
        purchaseCost?: components['schemas']['Money'];
        saleValue?: components['schemas']['Money'];
        margin?: components['schemas']['SignedMoney'];
        marginPercent?: components['schemas']['SignedDecimal'];
        shipmentId?: components['schemas']['Id'];
        sharedAt?: components['schemas']['Timestamp'];
        sharedValue?: components['schemas']['Money'];
        /** @enum {string|null} */
        sharedCurrency?: 'MXN' | 'USD' | null;
        sharedUntil?: components['schemas']['Date'];
        sharedComment?: string | null;
        /** @enum {string|null} */
        customerAnswer?: 'accepted' | 'refused' | null;
        customerAnsweredAt?: components['schemas']['Timestamp'];
        customerComment?: string | null;
        /** @description The reference of the quote that it replaces. */
        parentReference?: string | null;
        childId?: components['schemas']['Id'];
        /** @description The reference of the quote that replaces it. */
        childReference?: string | null;
      };
    QuoteAccept: {
      comment?: components['schemas']['Comment'];
      sharedAt?: components['schemas']['ReadPrice'];
    };
    /**
     * @description Whether carriers are asked for the whole load, for each leg, or for both; only across the border.
     * @enum {string}
     */
    QuoteAsked: 'whole' | 'legs' | 'both';
    QuoteAward: {
      /** Format: uuid */
      invitationId: string;
      saleValue?: components['schemas']['Money'];
      /** @description The reason for a carrier without the lowest rate; required then, and not `better_rate`. */
      reason?: components['schemas']['ChoiceReason'];
      comment?: components['schemas']['Comment'];
      lossReason?: components['schemas']['LossReason'];
      overrideReason?: components['schemas']['OverrideReason'];
    };
    QuoteChange: components['schemas']['QuoteFields'] & {
      customerId?: components['schemas']['Id'];
      stops?: components['schemas']['StopsInput'];
      asked?: components['schemas']['QuoteAsked'];
      legs?: components['schemas']['QuoteLegsInput'];
    };
    QuoteClock: {
      /** @description Whether the company works now. */
      isWorking: boolean;
      /**
       * Format: date-time
       * @description Now, or the beginning of the next working hours.
       */
      startsAt: string;
      /** @description The IANA name of the time zone of the company's calendar; null without a calendar. */
      timeZone: string | null;
    };
    QuoteCombinations: {
      currency: components['schemas']['Currency'];
      /** @description Pesos per US dollar, as saved with the quote. */
      exchangeRate: components['schemas']['Decimal'];
      saleValue: components['schemas']['Money'];
      /** @description In driving order; empty where the quote is asked for as a whole. */
      legs: components['schemas']['LegOffers'][];
      /** @description The valid combination of the lowest cost, and among these of the earliest arrival. */
      cheapest: components['schemas']['LegCombination'] | null;
      /** @description The valid combination of the earliest arrival, and among these of the lowest cost; null where no arrival is known. */
      quickest: components['schemas']['LegCombination'] | null;
      /** @description Why no combination is valid; empty where one is, and of a quote without legs. */
      obstacles: components['schemas']['CombinationObstacle'][];
      whole: components['schemas']['WholeOffers'];
    };
    QuoteDismiss: {
      reason: components['schemas']['DismissReason'];
      comment?: components['schemas']['Comment'];
    };
    QuoteFields: components['schemas']['LoadFields'] & components['schemas']['CargoFields'];
    QuoteInput: components['schemas']['QuoteFields'] & {
      stops?: components['schemas']['StopsInput'];
      customerId?: components['schemas']['Id'];
      companyId?: components['schemas']['Id'];
      routeId?: components['schemas']['Id'];
      asked?: components['schemas']['QuoteAsked'];
      legs?: components['schemas']['QuoteLegsInput'];
      /**
       * @description The pasted message that the quote comes from, kept with it; neither its customer nor a carrier ever sees it, and
       *     a shipper cannot give one.
       */
      message?: components['schemas']['MessageText'];
    };
    /** @enum {string} */
    QuoteKind: 'confirmed_load' | 'potential_load' | 'confirmed_project' | 'potential_project';
    /**
     * @description A leg of a quote. It is a quote of its own, with this id: it is matched, sent, answered and awarded at `/quotes/{id}`,
     *     and is in no list of quotes.
     */
    QuoteLeg: {
      /** Format: uuid */
      id: string;
      reference: string;
      leg: components['schemas']['BoughtLeg'];
      status: components['schemas']['QuoteStatus'];
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      pickupDate?: components['schemas']['Date'];
      pickupFrom?: components['schemas']['Time'];
      pickupTo?: components['schemas']['Time'];
      deliveryDate?: components['schemas']['Date'];
      deliveryFrom?: components['schemas']['Time'];
      deliveryTo?: components['schemas']['Time'];
      handOver?: components['schemas']['LegEnd'] | null;
      equipmentId?: components['schemas']['Id'];
      equipmentNameEs?: string | null;
      equipmentNameEn?: string | null;
      currency: components['schemas']['Currency'];
      targetRate?: components['schemas']['Money'];
      ctpat?: boolean;
      sentAt?: components['schemas']['Timestamp'];
      deadlineAt?: components['schemas']['Timestamp'];
      invitedCount: number;
      ratedCount: number;
      /** @description In the currency of the leg. */
      bestRate?: components['schemas']['Money'];
      /** @description Once it is awarded, in the currency of the leg. */
      purchaseCost?: components['schemas']['Money'];
      /** @description Of the carrier that it is awarded to. */
      carrierName?: string | null;
      shipmentId?: components['schemas']['Id'];
      closeReason?: string | null;
    };
    QuoteLegInput: {
      leg: components['schemas']['BoughtLeg'];
      /** @description Of every leg but the last, which ends at the destination. */
      handOver?: components['schemas']['HandOver'];
      /** @description By default that of the whole. */
      equipmentId?: components['schemas']['Id'];
      /** @description In which its carriers are compared; by default that of the whole. */
      currency?: components['schemas']['Currency'];
      targetRate?: components['schemas']['Money'];
      /** @description Whether its carrier must be certified in CTPAT. */
      ctpat?: boolean;
    };
    QuoteLegsAward: {
      awards: components['schemas']['LegAward'][];
      /** @description The price of the whole quote, in its currency. */
      saleValue?: components['schemas']['Money'];
      lossReason?: components['schemas']['LossReason'];
    };
    /**
     * @description The legs in driving order: Mexican, transfer, US to the north, the reverse to the south; one may be missing at either
     *     end. They replace those that the quote has, as long as no carrier has seen any.
     */
    QuoteLegsInput: components['schemas']['QuoteLegInput'][];
    QuoteMessage: {
      message: string | null;
    };
    QuoteRefuse: {
      reason: components['schemas']['BrokerRejectReason'];
      comment?: components['schemas']['Comment'];
      sharedAt?: components['schemas']['ReadPrice'];
    };
    /** @description The records that a call asked for by `expand`. */
    QuoteRelated: {
      customer?: components['schemas']['Company'] | null;
      equipment?: components['schemas']['Equipment'] | null;
      comodity?: components['schemas']['Comodity'] | null;
      bestRate?: components['schemas']['BestRate'] | null;
    };
    QuoteRequest: components['schemas']['FormFields'] &
      WithRequired<components['schemas']['Requester'], 'companyName' | 'phone'> &
      components['schemas']['LaneFields'] & {
        /** Format: date */
        pickupDate: string;
        /** Format: date */
        deliveryDate: string;
        weight: string;
        weightUnit?: components['schemas']['WeightUnit'];
        comment?: components['schemas']['Comment'];
      };
    /** @description The fields that change; the others are copied. */
    QuoteRequote: components['schemas']['QuoteFields'] & {
      customerId?: components['schemas']['Id'];
      stops?: components['schemas']['StopsInput'];
      asked?: components['schemas']['QuoteAsked'];
      legs?: components['schemas']['QuoteLegsInput'];
    };
    QuoteSend: {
      carrierIds: string[];
      /**
       * @description Minutes to answer.
       * @default 60
       */
      minutes: number;
      /**
       * @description Whether the minutes of all rounds start when they are sent at any hour. Otherwise, those of a round sent outside the company's working hours start with its next working hour; carriers may answer before.
       * @default false
       */
      startsNow: boolean;
      /** @description Later rounds of carriers, invited automatically while the quote is open, each when the time of the round before has ended. */
      nextWaves?: components['schemas']['Wave'][];
    };
    QuoteShare: {
      saleValue: string;
      /** @description The currency of the price; by default that of the quote. */
      currency?: components['schemas']['Currency'];
      /**
       * Format: date
       * @description The last day on which the price is valid.
       */
      validUntil: string;
      lossReason?: components['schemas']['LossReason'];
      comment?: components['schemas']['Comment'];
    };
    /** @enum {string} */
    QuoteStatus:
      | 'created'
      | 'pending'
      | 'sent'
      | 'rated'
      | 'answered'
      | 'assigned'
      | 'dismissed'
      | 'rejected'
      | 'not_available';
    QuoteUnassign: {
      reason: components['schemas']['UnassignReason'];
      comment?: components['schemas']['Comment'];
    };
    RadarCarrier: {
      /**
       * Format: uuid
       * @description The carrier.
       */
      id: string;
      carrierName: string;
      companyId: components['schemas']['Id'];
      /** @description The broker of its network; null for Andén's. */
      companyName: string | null;
      /** @description The documents that it or its open work requires and that need a new file, the most urgent first. */
      documents: components['schemas']['RadarDocument'][];
      /** @description Papers of its vehicles and drivers that have expired or expire within 60 days, the most urgent first. */
      papers: components['schemas']['RadarPaper'][];
      /** @description Requests that it may still win. */
      openInvitations: number;
      /** @description Loads under way that it carries. */
      assignedLoads: number;
      /** @description Those of these requests that it could not win for its documents; those that wait for their review stop nothing. */
      stoppedInvitations: number;
      /** @description Those of these loads that it could not be given for its documents. */
      stoppedLoads: number;
    };
    RadarDocument: {
      type: components['schemas']['DocumentType'];
      status: components['schemas']['RadarStatus'];
      /**
       * Format: date
       * @description The last day on which the approved version is or was valid.
       */
      expirationDate: string | null;
      /** @description When the carrier was last asked for it. */
      askedAt: components['schemas']['Timestamp'];
    };
    RadarPaper: {
      /** @enum {string} */
      entity: 'vehicles' | 'operators';
      /**
       * Format: uuid
       * @description The vehicle or driver.
       */
      id: string;
      name: string;
      /** @enum {string} */
      paper: 'insurance' | 'inspection' | 'permit' | 'licence' | 'badge' | 'fast';
      /** @enum {string} */
      status: 'expired' | 'expiring';
      /** Format: date */
      expirationDate: string;
    };
    /**
     * @description `insufficient` is valid, but below what a customer of its open work requires.
     * @enum {string}
     */
    RadarStatus: 'missing' | 'rejected' | 'expired' | 'expiring' | 'insufficient';
    Rate: components['schemas']['RateFields'] & {
      version: number;
      /** @description The stops that the charge was given for; those added to the load later are not in the rate. */
      additionalStops?: number | null;
      total: components['schemas']['Money'];
      late: boolean;
      /** Format: date-time */
      createdAt: string;
    };
    RateConfirmation: {
      /** Format: uuid */
      id: string;
      revision: number;
      hash: components['schemas']['Sha256'];
      /** Format: date-time */
      issuedAt: string;
      /** @description Whether it is the latest; earlier revisions are superseded. */
      isLatest: boolean;
      language: components['schemas']['DocumentLanguage'];
      terms: components['schemas']['RateConfirmationTerms'];
      price: components['schemas']['AgreedPrice'];
      broker: components['schemas']['ContractParty'];
      carrier: components['schemas']['ContractParty'];
      acceptedAt: components['schemas']['Timestamp'];
      /** @description The name of the person who accepted. */
      acceptedBy?: string | null;
      /** @description The IP address of who accepted by a public link; null for a user. */
      acceptedFrom?: string | null;
      can: string[];
    };
    RateConfirmationAccept: {
      hash: components['schemas']['Sha256'];
      /** @description The name of the person who accepts; required by link, else that of the user counts. */
      name?: string;
    };
    RateConfirmationSheet: {
      sections: components['schemas']['SheetSection'][];
    };
    RateConfirmationTerms: {
      /**
       * @description Hours of free time at each stop.
       * @default 2
       */
      freeHours: number;
      detentionRate?: components['schemas']['Money'];
      /**
       * @description Days from the complete proof documents to the payment.
       * @default 30
       */
      paymentDays: number;
      /** @description Hours in which the broker reviews the proof documents that it receives; 48 where nothing was agreed. */
      reviewHours?: number;
      /** @description The proof documents that the carrier must present for payment. */
      evidence: components['schemas']['PaymentEvidence'][];
      comment?: components['schemas']['Comment'];
    };
    /** @description An all-in rate, or linehaul and its parts; excl. VAT (IVA). */
    RateFields: {
      currency: components['schemas']['Currency'];
      allIn?: components['schemas']['Money'];
      linehaul?: components['schemas']['Money'];
      fuelSurcharge?: components['schemas']['Money'];
      borderCrossing?: components['schemas']['Money'];
      tolls?: components['schemas']['Money'];
      accessorials?: components['schemas']['Money'];
      /** @description For each stop beyond the first and the last, on a load that has such. An itemized rate adds it as often as there are such stops, an all-in rate contains it. */
      stopOffCharge?: components['schemas']['Money'];
      transitDays?: number | null;
      /** @description From pickup to delivery. Without `transitDays` it gives them, rounded up; with them, it differs by less than a day. */
      transitHours?: number | null;
      comment?: components['schemas']['Comment'];
    };
    RateInput: components['schemas']['RateFields'];
    RateReject: {
      reason: components['schemas']['BrokerRejectReason'];
      comment?: components['schemas']['Comment'];
    };
    /**
     * Format: date-time
     * @description When the price that is answered was shared: 409 where another one has replaced it since.
     */
    ReadPrice: string;
    Received: {
      /** @description The reference of the request. */
      folio: string;
      /** @description The message to show, in the language of the call. */
      message: string;
      /** @description For a quote request: whether a carrier of the network covers the load. */
      covered?: boolean;
      warnings?: components['schemas']['Warning'][];
    };
    Record: {
      /** Format: uuid */
      id: string;
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description In details: the actions that the caller may do with this record now. */
      can?: string[];
      warnings?: components['schemas']['Warning'][];
    };
    RecordChange: {
      /** @description The path of the resource, such as `quotes`. */
      type: string;
      /** Format: uuid */
      id: string;
      /** @description `created`, also when the caller sees it from now on; `updated`, `archived`, or `gone`: the caller sees it no longer. */
      kind: string;
      /** @description Of two changes of a record the later one has the higher number. What everybody of a type of user sees is counted apart from what the company or carrier sees. */
      sequence: number;
    };
    /** @description Records, each as in a call for a single record; invalid ones are refused, the others created. */
    RecordList: Record<string, never>[];
    RefusedEmail: {
      email: string;
      /** @description The answer of the mail server. */
      refusal: string;
    };
    Registration: {
      /** @description The token that continues the registration, returned only at its beginning. */
      token?: string;
      step: number;
      email: string;
      finished: boolean;
      fields: components['schemas']['RegistrationFields'];
      message?: string;
      warnings?: components['schemas']['Warning'][];
    };
    RegistrationFields: {
      carrierName?: string;
      comercialName?: string | null;
      nationality?: components['schemas']['Country'];
      rfc?: components['schemas']['Rfc'];
      ein?: components['schemas']['Ein'];
      caat?: string | null;
      scacCode?: string | null;
      contactName?: string | null;
      contactPosition?: components['schemas']['ShortText'];
      contactPhone?: components['schemas']['Phone'];
      quotingEmail?: components['schemas']['OptionalEmail'];
      originStates?: components['schemas']['StateCode'][];
      deliveryStates?: components['schemas']['StateCode'][];
      movements?: components['schemas']['Movement'][];
      equipmentList?: string[];
      drayage?: boolean;
      hazmat?: boolean;
      description?: components['schemas']['Comment'];
    };
    RegistrationFinish: {
      token: string;
      termsAccepted?: components['schemas']['TermsAccepted'];
    };
    RegistrationKey: {
      token: string;
    };
    RegistrationSave: components['schemas']['RegistrationFields'] & {
      token: string;
      /** @description The step to continue with. */
      step?: number;
    };
    RegistrationStart: components['schemas']['FormFields'] & {
      carrierName: string;
      email: components['schemas']['Email'];
    };
    ReplyAttachment: {
      name: string;
      /** @description As the mail says it. */
      mediaType: string;
      /** @description Bytes. */
      size: number;
      /** @description SHA-256 in hex, by which `POST /invitations/{id}/replies/{replyId}/keep` names the file. */
      checksum: string | null;
      /** @description Whether the caller may keep it as a document of the carrier: a PDF or an image of a mail that is still kept, which is none of the carrier's documents yet. */
      isOffered: boolean;
      /** @description The type that its name says; null where it says none, or several. */
      suggestedType: components['schemas']['DocumentType'] | null;
      /** @description The document of the carrier that has this file. */
      keptAs: components['schemas']['DocumentType'] | null;
    };
    ReplyAttachmentKeep: {
      /** @description The attached file. */
      checksum: string;
      type: components['schemas']['DocumentType'];
      /**
       * Format: date
       * @description The date on the document; today by default.
       */
      documentDate?: string;
    };
    /** @enum {string} */
    ReplyField:
      | 'currency'
      | 'allIn'
      | 'linehaul'
      | 'fuelSurcharge'
      | 'borderCrossing'
      | 'tolls'
      | 'accessorials'
      | 'stopOffCharge'
      | 'tax'
      | 'transitDays'
      | 'transitHours'
      | 'availableDate'
      | 'availableFrom'
      | 'availableTo'
      | 'validUntil'
      | 'reason'
      | 'question';
    ReplyInput: {
      text: string;
    };
    /** @enum {string} */
    ReplyKind: 'rate' | 'available' | 'refusal' | 'question' | 'other';
    /** @description A position in the text, in UTF-16 units; the text is in NFC, without marks that have no shape, as the API stores texts. */
    ReplyOffset: number;
    ReplyReading: {
      kind: components['schemas']['ReplyKind'];
      values: components['schemas']['ReplyValues'];
      /** @description The words that each value, and a question to the broker, comes from. */
      words: {
        field: components['schemas']['ReplyField'];
        start: components['schemas']['ReplyOffset'];
        end: components['schemas']['ReplyOffset'];
      }[];
      /** @description What the words do not decide, each with the values that they may mean, if any. */
      questions: {
        field: components['schemas']['ReplyField'];
        start: components['schemas']['ReplyOffset'];
        end: components['schemas']['ReplyOffset'];
        choices: string[];
      }[];
    };
    ReplyValues: {
      currency?: components['schemas']['Currency'];
      allIn?: components['schemas']['Money'];
      linehaul?: components['schemas']['Money'];
      fuelSurcharge?: components['schemas']['Money'];
      borderCrossing?: components['schemas']['Money'];
      tolls?: components['schemas']['Money'];
      accessorials?: components['schemas']['Money'];
      /** @description For each stop beyond the first and the last, on top of the parts. */
      stopOffCharge?: components['schemas']['Money'];
      /**
       * @description Whether VAT (IVA) comes on top of the amounts or is in them.
       * @enum {string}
       */
      tax?: 'plus' | 'included';
      transitDays?: number;
      transitHours?: number;
      /** Format: date */
      availableDate?: string;
      /** @description HH:MM. */
      availableFrom?: string;
      /** @description HH:MM. */
      availableTo?: string;
      /** Format: date */
      validUntil?: string;
      reason?: components['schemas']['DeclineReason'];
    };
    Requester: {
      name: string;
      companyName?: components['schemas']['ShortText'];
      email: components['schemas']['Email'];
      phone?: components['schemas']['Phone'];
    };
    /** @description In the currency of the results, to the cent; null without any. */
    ResultAmount: string | null;
    /** @description The quotes of an interval that were sent, and how fast the first rate came. */
    ResultAnswers: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
    } & components['schemas']['AnswerFigures'];
    ResultCarrier: {
      /** Format: uuid */
      carrierId: string;
      carrierName: string;
      /** @description Its invitations. */
      asked: number;
      /** @description Those with a rate before the deadline. */
      answered: number;
      /** @description Those that were assigned to it. */
      won: number;
    };
    ResultDocuments: {
      type: components['schemas']['DocumentType'];
      /** @description Expired before today or today. */
      days0: number;
      /** @description Expired or expiring within 30 days. */
      days30: number;
      days60: number;
      days90: number;
    };
    ResultLane: {
      originState: components['schemas']['StateCode'];
      destinationState: components['schemas']['StateCode'];
      /** @description The states of the stops between, in their order; empty with two stops. A lane with other stops is a lane of its own, as in lane memory. */
      viaStates: components['schemas']['StateCode'][];
      quotes: number;
      /** @description Valid rates. */
      rates: number;
      lowest: components['schemas']['ResultAmount'];
      median: components['schemas']['ResultAmount'];
      highest: components['schemas']['ResultAmount'];
    };
    ResultReason: {
      /**
       * @description Why carriers declined, or why quotes were closed; of a carrier, why its rates lost.
       * @enum {string}
       */
      of: 'declined' | 'closed';
      reason: string;
      count: number;
    };
    ResultSale: {
      /** @description Assigned quotes. */
      loads: number;
      /** @description Of those with a cost; like the margin, null without any. */
      sale: components['schemas']['ResultAmount'];
      margin: components['schemas']['ResultAmount'];
    };
    ResultStatus: {
      /**
       * Format: date
       * @description The first day of the interval.
       */
      from: string;
      /**
       * Format: date
       * @description Its last day.
       */
      to: string;
      status: string;
      count: number;
    };
    /** @description Of the quotes created in the period; of a carrier, of the invitations sent to it in the period. Each list has at most 100 rows, those with the most quotes. */
    Results: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
      /**
       * @description How long each interval is.
       * @enum {string}
       */
      unit: 'day' | 'week' | 'month';
      /** @enum {string} */
      currency: 'MXN' | 'USD';
      statuses: components['schemas']['ResultStatus'][];
      answers: components['schemas']['ResultAnswers'][];
      reasons: components['schemas']['ResultReason'][];
      lanes: components['schemas']['ResultLane'][];
      /** @description Approved documents that expire, by type; at the time of the answer, whatever the period. */
      documents: components['schemas']['ResultDocuments'][];
      /** @description By interval. Only for users who may see purchase prices, as the following. */
      sales?: ({
        /** Format: date */
        from: string;
        /** Format: date */
        to: string;
      } & components['schemas']['ResultSale'])[];
      carriers?: components['schemas']['ResultCarrier'][];
      customers?: ({
        /** Format: uuid */
        customerId: string | null;
        customerName: string | null;
        quotes: number;
      } & components['schemas']['ResultSale'])[];
    };
    ReviewTimes: {
      /** @description Versions reviewed in the last 30 days. */
      reviewed: number;
      medianMinutes: number | null;
      slowestMinutes: number | null;
      /** @description Documents that wait for their review. */
      waiting: number;
      /** @description When the one that waits longest was uploaded. */
      waitingSince: components['schemas']['Timestamp'];
    };
    /** @description Mexican tax id of 12 or 13 characters; spaces and hyphens are removed, letters become upper case. A wrong check digit gives a warning. */
    Rfc: string | null;
    /** @description A customer does not see the carrier and its rate; a carrier does not see the customer and the target rate. */
    Route: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['RouteFields'],
        'kind' | 'movement' | 'origin' | 'destination' | 'frequency'
      > & {
        related?: components['schemas']['RouteRelated'];
        reference: string;
        number: number;
        stops: components['schemas']['LaneStop'][];
        status: components['schemas']['RouteStatus'];
        /** Format: uuid */
        companyId?: string;
        /** @description For the assigned carrier only: the company of the route. */
        companyName?: string;
        customerName?: string | null;
        carrierName?: string | null;
        equipmentNameEs?: string | null;
        equipmentNameEn?: string | null;
        comodityNameEs?: string | null;
        comodityNameEn?: string | null;
        quoteId?: components['schemas']['Id'];
        quoteReference?: string | null;
      };
    RouteChange: components['schemas']['RouteFields'] & {
      stops?: components['schemas']['LaneStopsInput'];
    };
    /** @description A lane that a customer ships regularly, and the carrier that covers it. */
    RouteFields: {
      kind?: components['schemas']['QuoteKind'];
      movement?: components['schemas']['Movement'];
      origin?: components['schemas']['Place'];
      destination?: components['schemas']['Place'];
      equipmentId?: components['schemas']['Id'];
      comodityId?: components['schemas']['Id'];
      frequency?: components['schemas']['Frequency'];
      /** @description Loads per week or month. */
      volume?: number | null;
      distanceKm?: components['schemas']['Length'];
      currency?: components['schemas']['Currency'];
      targetRate?: components['schemas']['Money'];
      carrierId?: components['schemas']['Id'];
      contractRate?: components['schemas']['Money'];
      contractCurrency?: components['schemas']['Currency'];
      customerId?: components['schemas']['Id'];
      comment?: components['schemas']['Comment'];
    };
    RouteInput: WithRequired<components['schemas']['RouteFields'], 'movement' | 'frequency'> & {
      companyId?: components['schemas']['Id'];
      stops?: components['schemas']['LaneStopsInput'];
    };
    RouteOffer: components['schemas']['FormFields'] &
      WithRequired<components['schemas']['Requester'], 'companyName' | 'phone'> &
      WithRequired<components['schemas']['LaneFields'], 'equipmentId'> & {
        /** @enum {string} */
        frequency: 'weekly' | 'monthly';
        /** @description Loads per week or month. */
        volume: number;
        rate?: components['schemas']['Money'];
        currency?: components['schemas']['Currency'];
        startDate?: components['schemas']['Date'];
        endDate?: components['schemas']['Date'];
        comment?: components['schemas']['Comment'];
      };
    /** @description The records that a call asked for by `expand`. */
    RouteRelated: {
      customer?: components['schemas']['Company'] | null;
      carrier?: components['schemas']['Carrier'] | null;
      equipment?: components['schemas']['Equipment'] | null;
      comodity?: components['schemas']['Comodity'] | null;
    };
    /** @enum {string} */
    RouteStatus: 'active' | 'archived';
    /**
     * @description Before the confirmation: the row would be created (`new`), also though it is like an archived record (`archived`),
     *     its record exists already (`existing`), or it is refused (`failed`). Afterwards `created`, `updated`, `existing` (left as
     *     it is) or `failed`.
     * @enum {string}
     */
    RowOutcome: 'new' | 'archived' | 'existing' | 'failed' | 'created' | 'updated';
    SatCatalog: {
      id: components['schemas']['SatCatalogName'];
      /** @description Where the last edition was published. */
      source: string | null;
      /**
       * Format: date
       * @description When it was published.
       */
      dated: string | null;
      keys: number;
      /** @description Those that are no longer valid today. */
      ended: number;
      /** @description Keys of earlier editions that the last one lacks, and that are not ended. */
      absent: number;
      /**
       * Format: uuid
       * @description The last upload.
       */
      importId: string | null;
      loadedAt: components['schemas']['Timestamp'];
      /** @description Who uploaded it. */
      loadedBy: string | null;
    };
    /**
     * @description c_ClaveProdServCP, c_ClaveUnidad, c_MaterialPeligroso, c_TipoEmbalaje, c_CodigoPostal, c_Municipio, c_Colonia.
     * @enum {string}
     */
    SatCatalogName:
      | 'products'
      | 'units'
      | 'hazards'
      | 'packaging'
      | 'postalCodes'
      | 'municipalities'
      | 'colonies';
    SatKey: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['SatKeyFields'],
        'key' | 'name' | 'trait' | 'similarWords' | 'validFrom' | 'validUntil'
      > & {
        catalog: components['schemas']['SatCatalogName'];
        /** @description Where the last edition with this key was published. */
        source: string;
        /**
         * Format: date
         * @description When that edition was published.
         */
        dated: string;
      };
    SatKeyFields: {
      /** @description Of a municipality with its state (`NLE 039`), of a colony with its postal code (`64000 0001`). */
      key: string;
      name?: string;
      /** @description Of a product whether it is hazmat (0, 1 or both), of a hazmat key its class, of a place what it lies in. */
      trait?: string | null;
      similarWords?: string | null;
      /** Format: date */
      validFrom?: string | null;
      /**
       * Format: date
       * @description The last day.
       */
      validUntil?: string | null;
    };
    SavedQuery: {
      /** Format: uuid */
      id: string;
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      resource: string;
      name: string;
      query: components['schemas']['SavedQueryContent'];
    };
    SavedQueryContent: {
      /** @description The filters of the list, by name. */
      filter: {
        [key: string]: unknown;
      };
      sort?: {
        field: string;
        /** @enum {string} */
        order: 'ASC' | 'DESC';
      };
      perPage?: number;
      hiddenColumns?: string[];
      columnOrder?: number[];
    };
    SavedQueryInput: {
      /** @description The resource of the list, such as carriers. */
      resource: string;
      name: string;
      query: components['schemas']['SavedQueryContent'];
    };
    ScacCode: string | null;
    SecurityEvent: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      createdAt: string;
      event: components['schemas']['SecurityEventKind'];
      /** @description The operationId of the call. */
      operation: string;
      /**
       * Format: uuid
       * @description Null when the caller is unknown.
       */
      userId: string | null;
      userName: string | null;
      /** @description The API key of the user's program. */
      keyName: string | null;
      /**
       * Format: uuid
       * @description The record that the call named or changed.
       */
      entityId: string | null;
      /** @description The error code of a refused call; null when it succeeded. */
      code: string | null;
      /** @description The IP address of the caller. */
      address: string | null;
      /** @description How many calls the entry stands for: those of one caller, operation and error code that were refused in one minute are one entry, with the record of the first. */
      count: number;
      /**
       * Format: date-time
       * @description When the last of several calls was refused; null when it was one.
       */
      lastAt: string | null;
    };
    /**
     * @description `reuse` is the use of a refresh token that was replaced before, `personal_data` a search, copy or erasure of a person's data.
     * @enum {string}
     */
    SecurityEventKind:
      | 'sign_in'
      | 'sign_out'
      | 'reuse'
      | 'refused'
      | 'rights'
      | 'export'
      | 'download'
      | 'personal_data';
    /** @enum {string} */
    SecurityProgram: 'CTPAT' | 'OEA';
    SeenSettlement: {
      /** Format: uuid */
      id: string;
      version: number;
      total: components['schemas']['Money'];
    };
    Settlement: components['schemas']['Record'] & {
      reference: string;
      status: components['schemas']['SettlementStatus'];
      /** Format: uuid */
      companyId: string;
      /** Format: uuid */
      carrierId: string;
      carrierName: string;
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      deliveredAt: components['schemas']['Timestamp'];
      currency: components['schemas']['Currency'];
      agreedAmount: components['schemas']['Money'];
      accessorialsAmount: components['schemas']['Money'];
      total: components['schemas']['Money'];
      paymentDays: number;
      /** @description When the last proof document was accepted or waived. */
      completeAt: components['schemas']['Timestamp'];
      dueDate: components['schemas']['Date'];
      paidOn: components['schemas']['Date'];
      paymentReference: string | null;
      paidAmount: components['schemas']['Money'];
      /** @description In details: the first and the last day that a payment can have, by the time zone of the company that pays. */
      payable?: {
        from: components['schemas']['Date'];
        /** Format: date */
        until: string;
      };
    };
    /** @enum {string} */
    SettlementStatus: 'due' | 'overdue' | 'paid';
    SettlementTotal: {
      currency: components['schemas']['Currency'];
      /** @description All that are not paid. */
      count: number;
      total: components['schemas']['Money'];
      overdueCount: number;
      overdue: components['schemas']['Money'];
      /** @description Those due from today to Sunday. */
      thisWeekCount: number;
      thisWeek: components['schemas']['Money'];
    };
    /** @enum {string} */
    Severity: 'low' | 'medium' | 'high';
    Sha256: string;
    /** @description The newest version of a document. */
    SharedDocument: {
      /** Format: uuid */
      id: string;
      type: components['schemas']['DocumentType'];
      number: number;
      fileName: string;
      mediaType: string;
      size: number;
      /** @description SHA-256 in hex. */
      checksum: string;
      documentDate: components['schemas']['Date'];
      uploadedAt: components['schemas']['Timestamp'];
      /** @description The validities that it may be approved with, the usual one first. */
      validities?: components['schemas']['DocumentValidity'][];
      /** @description How Andén decided about this version; null where Andén does not validate the carrier. */
      validation?: components['schemas']['Decision'] | null;
      /** @description How the broker itself decided about its last judged version; null before it did. */
      judgement?: components['schemas']['Decision'] | null;
    };
    SharedPrice: {
      reference: string;
      state: components['schemas']['PriceState'];
      amount: components['schemas']['Money'];
      /** @enum {string|null} */
      currency: 'MXN' | 'USD' | null;
      sharedAt: components['schemas']['Timestamp'];
      /** @description The load and the price. */
      facts: components['schemas']['LoadFact'][];
      /** @description Among `accept` and `refuse`. */
      can: string[];
    };
    /** @description The types of documents that are shown; null for all, those of the future included. */
    SharedTypes: components['schemas']['DocumentType'][] | null;
    SheetSection: {
      heading: string;
      facts: {
        /** @description Empty for a text that needs none. */
        label: string;
        text: string;
      }[];
      items: string[];
      isNumbered: boolean;
    };
    Shipment: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['LoadFields'],
        'movement' | 'origin' | 'destination' | 'currency'
      > &
      components['schemas']['CargoFields'] & {
        related?: components['schemas']['ShipmentRelated'];
        reference: string;
        number: number;
        stops: components['schemas']['Stop'][];
        status: components['schemas']['ShipmentStatus'];
        /** Format: uuid */
        companyId: string;
        customerId?: components['schemas']['Id'];
        customerName?: string | null;
        quoteId?: components['schemas']['Id'];
        quoteReference?: string | null;
        routeId?: components['schemas']['Id'];
        routeReference?: string | null;
        packagingNameEs?: string | null;
        packagingNameEn?: string | null;
        carrierId?: components['schemas']['Id'];
        carrierName?: string | null;
        equipmentNameEs?: string | null;
        equipmentNameEn?: string | null;
        comodityNameEs?: string | null;
        comodityNameEn?: string | null;
        purchaseCost?: components['schemas']['Money'];
        /** @description The carrier's rate in its own currency; the purchase cost is in the load's currency. */
        agreed?: components['schemas']['AgreedAmount'] | null;
        saleValue?: components['schemas']['Money'];
        margin?: components['schemas']['SignedMoney'];
        marginPercent?: components['schemas']['SignedDecimal'];
        deliveredAt?: components['schemas']['Timestamp'];
        /** @description Whether it is driven by legs, each of them a load of its own; then its status follows them. Not for carriers. */
        byLegs?: boolean;
        /** @description The legs of a load that is driven by legs, in driving order; null for any other. For the broker and staff. */
        legs?: components['schemas']['LoadLeg'][] | null;
        /** @description Whether a leg of it has no carrier. For the broker and staff. */
        lacksCarrier?: boolean;
        /** @description For the customer only: the stages of a load that is driven by legs, in driving order; null for any other. */
        stages?: components['schemas']['LoadStage'][] | null;
        /** @description The load of which this one is a leg. For the broker and staff. */
        wholeId?: components['schemas']['Id'];
        wholeReference?: string | null;
        /** @description Which leg it is; null of a whole load. Not for customers. */
        leg?: components['schemas']['BoughtLeg'] | null;
        /** @description How a leg is handed over to the next one, at its destination. Not for customers. */
        handOver?: components['schemas']['LegEnd'] | null;
        /** @description For the carrier of a leg: what the hand-overs at its ends need. */
        neighbours?: components['schemas']['LegNeighbours'] | null;
        /** @description For the customer only: whether the load is confirmed and has no carrier. */
        isFindingCarrier?: boolean;
        /** @description Whether an open incident delays it. */
        delayed: boolean;
        /** @description When it is expected at its destination, as of the last minutes; see `getArrival`. */
        expectedAt?: components['schemas']['Timestamp'];
        /** @description How much later than planned it is expected, or the plan is over. */
        lateMinutes?: number | null;
        openIncidents: number;
        /** @description What the carrier of the load lacks until it is delivered; null without a carrier. Not for customers. */
        lackingDocuments?: components['schemas']['LackingDocuments'] | null;
        /** @description The agreed evidence that is neither accepted nor waived; the load closes without any. Not for customers. */
        owedEvidence?: components['schemas']['PaymentEvidence'][];
        /** @description The accessorials that nobody has decided; the load closes without any. Not for customers. */
        pendingAccessorials?: number;
        /** @description Whether its settlement is marked as paid; then it stays closed. Not for customers. */
        isPaid?: boolean;
        /** @description Not for carriers and customers. */
        carrierNetwork?: components['schemas']['Network'] | null;
        /** @description The numbers of the stops that it got after its award and whose state its carrier does not cover; null for none. Not for carriers and customers. */
        uncoveredStops?: number[] | null;
        /** @description Who assigned the carrier although documents were missing. Not for carriers and customers. */
        overriddenDocuments?: components['schemas']['OverriddenDocuments'] | null;
        /** @description In details: an IANA time zone. */
        originTimeZone?: string;
        destinationTimeZone?: string;
        /** @description The statuses that the caller may set now. */
        nextStatuses?: components['schemas']['ShipmentStatus'][];
        /** @description The stop that it reached last; null before the first, and always on a load of two stops. */
        currentStop?: components['schemas']['StopReached'];
        /** @description The steps that the caller may take now, the one forward first. */
        nextSteps?: components['schemas']['NextStep'][];
      };
    ShipmentChange: components['schemas']['LoadFields'] &
      components['schemas']['CargoFields'] & {
        stops?: components['schemas']['StopsInput'];
        customerId?: components['schemas']['Id'];
        routeId?: components['schemas']['Id'];
      };
    ShipmentIncident: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      incidentId: string;
      nameEs: string;
      nameEn: string;
      /** @enum {string} */
      severity: 'low' | 'medium' | 'high';
      stopNumber?: components['schemas']['StopReached'];
      place: components['schemas']['Place'];
      /** @description The IANA time zone of the place. */
      timeZone: string;
      /** Format: date-time */
      occurredAt: string;
      delays: boolean;
      comment?: string | null;
      reportedBy?: string | null;
      /** @description Among those of a load that is driven by legs: the leg on which it was reported, and is resolved. */
      leg?: components['schemas']['BoughtLeg'] | null;
      resolvedAt?: components['schemas']['Timestamp'];
      /** Format: date-time */
      createdAt: string;
    };
    ShipmentIncidentInput: {
      /**
       * Format: uuid
       * @description The type of incident in the catalog.
       */
      incidentId: string;
      place: components['schemas']['Address'];
      /**
       * Format: date-time
       * @description By default the current time; not in the future.
       */
      occurredAt?: string;
      /** @description Of a load of more than two stops: the stop that it is of. By default the one where the load is or that it goes to; null for none. */
      stopNumber?: components['schemas']['StopReached'];
      /**
       * @description Whether it delays the load.
       * @default false
       */
      delays: boolean;
      comment?: components['schemas']['Comment'];
    };
    ShipmentInput: WithRequired<components['schemas']['LoadFields'], 'movement'> &
      components['schemas']['CargoFields'] & {
        stops?: components['schemas']['StopsInput'];
        customerId?: components['schemas']['Id'];
        companyId?: components['schemas']['Id'];
        routeId?: components['schemas']['Id'];
      };
    ShipmentMove: {
      status: components['schemas']['ShipmentStatus'];
      /** @description The status that the caller saw; a load with another one is refused with 409. */
      from?: components['schemas']['ShipmentStatus'];
      /** @description Of a load of more than two stops: the stop that the step names. By default the step forward to this status is meant, or else the one back; with `from` alone, a step that the load takes at several stops is refused with 409. */
      stop?: components['schemas']['StopReached'];
      /** @description The `currentStop` that the caller saw; a load at another one is refused with 409. */
      fromStop?: components['schemas']['StopReached'];
      reason?: components['schemas']['Comment'];
      /**
       * Format: date-time
       * @description By default the current time; not in the future, and not before the previous step.
       */
      happenedAt?: string;
      place?: components['schemas']['ShortText'];
      latitude?: number | null;
      longitude?: number | null;
      /**
       * @description Whether the carrier reported it by phone and the caller records it.
       * @default false
       */
      byCall: boolean;
      /** @description Who reported it by phone. Only with `byCall`. */
      toldBy?: string | null;
      /**
       * @description Confirms an arrival more than 12 hours before its appointment, which is 422 without it.
       * @default false
       */
      isEarly: boolean;
    };
    /** @description The records that a call asked for by `expand`. */
    ShipmentRelated: {
      customer?: components['schemas']['Company'] | null;
      carrier?: components['schemas']['Carrier'] | null;
      quote?: components['schemas']['Quote'] | null;
      equipment?: components['schemas']['Equipment'] | null;
      comodity?: components['schemas']['Comodity'] | null;
    };
    /** @enum {string} */
    ShipmentStatus:
      | 'potential'
      | 'confirmed'
      | 'assigned'
      | 'at_pickup'
      | 'in_transit'
      | 'at_border'
      | 'at_delivery'
      | 'delivered'
      | 'closed'
      | 'cancelled';
    ShortText: string | null;
    SignInAnswer: {
      /** @description The query of the address that the identity provider returned to. */
      query: string;
    };
    SignedDecimal: string | null;
    SignedIn: components['schemas']['AccessToken'] & {
      profile: components['schemas']['Profile'];
    };
    /** @description A difference of two amounts, in the currency beside it. */
    SignedMoney: string | null;
    StagePlace: {
      city: string;
      state: string;
    };
    State: {
      code: components['schemas']['StateCode'];
      /** @enum {string} */
      country: 'MX' | 'US';
      /** @description IANA names: first the time zone of most of the state, then those of single areas. */
      timeZones: string[];
    };
    /**
     * @description A state by its ISO 3166-2 code.
     * @enum {string}
     */
    StateCode:
      | 'MX-AGU'
      | 'MX-BCN'
      | 'MX-BCS'
      | 'MX-CAM'
      | 'MX-CHP'
      | 'MX-CHH'
      | 'MX-CMX'
      | 'MX-COA'
      | 'MX-COL'
      | 'MX-DUR'
      | 'MX-GUA'
      | 'MX-GRO'
      | 'MX-HID'
      | 'MX-JAL'
      | 'MX-MEX'
      | 'MX-MIC'
      | 'MX-MOR'
      | 'MX-NAY'
      | 'MX-NLE'
      | 'MX-OAX'
      | 'MX-PUE'
      | 'MX-QUE'
      | 'MX-ROO'
      | 'MX-SLP'
      | 'MX-SIN'
      | 'MX-SON'
      | 'MX-TAB'
      | 'MX-TAM'
      | 'MX-TLA'
      | 'MX-VER'
      | 'MX-YUC'
      | 'MX-ZAC'
      | 'US-AL'
      | 'US-AK'
      | 'US-AZ'
      | 'US-AR'
      | 'US-CA'
      | 'US-CO'
      | 'US-CT'
      | 'US-DE'
      | 'US-DC'
      | 'US-FL'
      | 'US-GA'
      | 'US-HI'
      | 'US-ID'
      | 'US-IL'
      | 'US-IN'
      | 'US-IA'
      | 'US-KS'
      | 'US-KY'
      | 'US-LA'
      | 'US-ME'
      | 'US-MD'
      | 'US-MA'
      | 'US-MI'
      | 'US-MN'
      | 'US-MS'
      | 'US-MO'
      | 'US-MT'
      | 'US-NE'
      | 'US-NV'
      | 'US-NH'
      | 'US-NJ'
      | 'US-NM'
      | 'US-NY'
      | 'US-NC'
      | 'US-ND'
      | 'US-OH'
      | 'US-OK'
      | 'US-OR'
      | 'US-PA'
      | 'US-RI'
      | 'US-SC'
      | 'US-SD'
      | 'US-TN'
      | 'US-TX'
      | 'US-UT'
      | 'US-VT'
      | 'US-VA'
      | 'US-WA'
      | 'US-WV'
      | 'US-WI'
      | 'US-WY';
    /**
     * @description One of the places of a load, in driving order, with its window: the first is a pickup, the last a delivery. A window
     *     that ends before it begins ends on the next day. An answer has of each stop what its reader may see of `origin` and
     *     `destination`, which are the first and the last one.
     */
    Stop: {
      number?: components['schemas']['StopNumber'];
      kind: components['schemas']['StopKind'];
      place: components['schemas']['Place'];
      date?: components['schemas']['Date'];
      from?: components['schemas']['Time'];
      to?: components['schemas']['Time'];
      contact?: components['schemas']['StopContact'];
      reference?: components['schemas']['ShortText'];
      goods?: components['schemas']['StopGoodsList'];
    };
    StopArrival: {
      stopNumber: number;
      expectedAt: components['schemas']['Timestamp'];
      /** @description The end of its window. */
      plannedAt: components['schemas']['Timestamp'];
      /** @description The IANA time zone of the stop. */
      timeZone: string;
      lateMinutes: number | null;
      isLate: boolean;
      basis: components['schemas']['ArrivalBasis'];
    };
    /** @description Who is there; a carrier reads it once the load is assigned to it. */
    StopContact: {
      name?: components['schemas']['ShortText'];
      phone?: components['schemas']['Phone'];
    } | null;
    /** @description How many stops the load has; left out where it has two, or they are all in one country. */
    StopCount: number;
    /** @description Its weight is in the unit of the load. */
    StopGoods: {
      comodityId?: components['schemas']['Id'];
      packaging?: components['schemas']['ShortText'];
      units?: number | null;
      weight?: components['schemas']['Weight'];
    };
    /**
     * @description What is taken at a pickup or left at a delivery. What is left was taken at an earlier stop, and all that is taken is
     *     left. Without it nothing is said of the goods by stop.
     */
    StopGoodsList: components['schemas']['StopGoods'][];
    /** @enum {string} */
    StopKind: 'pickup' | 'delivery';
    /** @description Its position, from 1; in a body it may be left out. */
    StopNumber: number;
    /** @description The number of a stop; null on a load of two stops. */
    StopReached: number | null;
    /** @description The stops, in place of `origin`, `destination`, and their dates and times; a body with both is refused. */
    StopsInput: components['schemas']['Stop'][];
    TermsAccepted: boolean;
    Time: string | null;
    /** Format: date-time */
    Timestamp: string | null;
    Tracking: {
      reference: string;
      customerReference: string | null;
      brokerName: string;
      status: components['schemas']['ShipmentStatus'];
      isFindingCarrier: boolean;
      movement: components['schemas']['Movement'];
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      originTimeZone: string;
      destinationTimeZone: string;
      pickupDate: components['schemas']['Date'];
      pickupFrom: components['schemas']['Time'];
      pickupTo: components['schemas']['Time'];
      deliveryDate: components['schemas']['Date'];
      deliveryFrom: components['schemas']['Time'];
      deliveryTo: components['schemas']['Time'];
      deliveredAt: components['schemas']['Timestamp'];
      /** @description When it is expected at its destination; null where that is not known. */
      expectedAt: components['schemas']['Timestamp'];
      /** @description How much later than planned. */
      lateMinutes: number | null;
      isLate: boolean;
      /** @description The statuses that the load has reached since its last way back, oldest first. */
      steps: components['schemas']['TrackingStep'][];
      currentStop: components['schemas']['StopReached'];
      /** @description Its stops in order, and how far the load is among them. */
      stops: components['schemas']['TrackingStop'][];
      /** @description The stages of a load that is driven by legs, in driving order; null of any other. */
      stages?: components['schemas']['LoadStage'][] | null;
      /** @description What delays the load now. */
      delays: components['schemas']['TrackingDelay'][];
      /** @description Accepted proof of delivery, and accepted photos of the cargo and the seals. */
      files: components['schemas']['TrackingFile'][];
    };
    TrackingDelay: {
      nameEs: string;
      nameEn: string;
      /** Format: date-time */
      occurredAt: string;
      city: string;
      stop?: components['schemas']['StopReached'];
      /** @description The IANA time zone of that city. */
      timeZone?: string;
    };
    TrackingFile: {
      /** Format: uuid */
      id: string;
      type: components['schemas']['PaymentEvidence'];
      mediaType: string;
      /** @description The stop that it proves, on a load of more than two where each owes it. */
      stop?: components['schemas']['StopNumber'];
    };
    TrackingStep: {
      status: components['schemas']['ShipmentStatus'];
      /** Format: date-time */
      at: string;
      stop?: components['schemas']['StopReached'];
      /** @description The IANA time zone of the place where it happened. */
      timeZone?: string;
    };
    TrackingStop: {
      number: number;
      kind: components['schemas']['StopKind'];
      place: components['schemas']['Place'];
      timeZone: string;
      date: components['schemas']['Date'];
      from: components['schemas']['Time'];
      to: components['schemas']['Time'];
      reachedAt: components['schemas']['Timestamp'];
      /** @description Of the last stop, when the load was delivered. */
      leftAt: components['schemas']['Timestamp'];
      /** @description Of the next stop and the last one, while the load has not reached them. */
      expectedAt: components['schemas']['Timestamp'];
    };
    /** @enum {string} */
    UnassignReason: 'carrier_cancelled' | 'carrier_unreachable' | 'load_changed' | 'other';
    UndoableMove: {
      /** @description The step that may be taken back. */
      status: components['schemas']['ShipmentStatus'];
      stop?: components['schemas']['StopReached'];
      /** @description How long that is possible. */
      seconds: number;
    };
    UpgradeRequest: {
      comment?: components['schemas']['Comment'];
    };
    /** @description The carrier's number at the United States Department of Transportation: up to eight digits. */
    UsdotNumber: string | null;
    User: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['UserFields'],
        'firstName' | 'lastName' | 'userTypeId' | 'userRoleId' | 'accessType'
      > &
      components['schemas']['Absence'] & {
        email: components['schemas']['Email'];
        coveredByName?: string | null;
        user_type: {
          id: components['schemas']['UserTypeId'];
          name: components['schemas']['UserType'];
        };
        user_role: components['schemas']['Named'];
        carrierName?: components['schemas']['ShortText'];
        /** @description The time when the user was deactivated. */
        archivedAt?: components['schemas']['Timestamp'];
        /** @description References to the user's documents by their key. */
        files?: {
          [key: string]: string;
        };
      };
    UserChange: components['schemas']['UserFields'] & components['schemas']['Absence'];
    UserFields: {
      firstName?: string;
      lastName?: string;
      maidenName?: string | null;
      phone?: components['schemas']['Phone'];
      companyId?: components['schemas']['Id'];
      /** @description For a new user: the name of the company, instead of `companyId`. */
      companyName?: string | null;
      carrierId?: components['schemas']['Id'];
      userTypeId?: components['schemas']['UserTypeId'];
      userRoleId?: components['schemas']['UserRoleId'];
      /**
       * @default full
       * @enum {string}
       */
      accessType: 'full' | 'read_only';
      /** @enum {string} */
      language?: 'es' | 'en';
    };
    UserInput: WithRequired<
      components['schemas']['UserFields'],
      'firstName' | 'lastName' | 'userTypeId' | 'userRoleId'
    > & {
      email: components['schemas']['Email'];
    };
    /**
     * @description 1 root, 2 admin, 3 member.
     * @enum {integer}
     */
    UserRoleId: 1 | 2 | 3;
    /** @enum {string} */
    UserType: 'internal' | 'broker' | 'shipper' | 'carrier';
    /**
     * @description 1 internal, 2 broker, 3 shipper, 4 carrier.
     * @enum {integer}
     */
    UserTypeId: 1 | 2 | 3 | 4;
    Vehicle: components['schemas']['Record'] &
      WithRequired<components['schemas']['VehicleFields'], 'name' | 'kind' | 'plates'> & {
        carrierId: components['schemas']['Id'];
        carrierName: string;
        /**
         * Format: uuid
         * @description The broker of the carrier's network; null in Andén's.
         */
        companyId?: string | null;
      };
    VehicleChange: components['schemas']['VehicleFields'];
    VehicleFields: {
      /** @description The carrier's own number of it. */
      name?: string;
      kind?: components['schemas']['VehicleKind'];
      /** @description Unique within the carrier; saved in capitals without spaces and hyphens. */
      plates?: string;
      /** @description The state that issued the plates. */
      platesState?: components['schemas']['StateCode'] | null;
      year?: number | null;
      /** @description Of a unit: the key of its vehicle configuration in SAT's catalog c_ConfigAutotransporte. */
      configuration?: string | null;
      /** @description In metric tons. */
      grossWeight?: string | null;
      /** @description Of a trailer: the key of its type in SAT's catalog c_SubTipoRem. */
      trailerType?: string | null;
      /** @description The key of the permit's type in SAT's catalog c_TipoPermiso. */
      permitType?: string | null;
      permitEndsOn?: components['schemas']['Date'];
      /** @description Of the federal permit for freight (SICT). */
      permitNumber?: string | null;
      insurer?: string | null;
      policyNumber?: string | null;
      environmentInsurer?: string | null;
      /** @description Against damage to the environment, for hazmat. */
      environmentPolicy?: string | null;
      cargoInsurer?: string | null;
      cargoPolicy?: string | null;
      insuranceEndsOn?: components['schemas']['Date'];
      inspectionEndsOn?: components['schemas']['Date'];
      comment?: components['schemas']['Comment'];
    };
    VehicleInput: WithRequired<
      components['schemas']['VehicleFields'],
      'name' | 'kind' | 'plates'
    > & {
      /**
       * Format: uuid
       * @description The carrier; for the users of a carrier their own.
       */
      carrierId?: string;
    };
    /**
     * @description A unit drives: a tractor or a straight truck. A trailer is pulled: a box, a flatbed, a container chassis.
     * @enum {string}
     */
    VehicleKind: 'unit' | 'trailer';
    /** @description A likely mistake in a record that was saved. */
    Warning: {
      field: string;
      code: string;
      message: string;
    };
    Wave: {
      carrierIds: string[];
      /**
       * @description Minutes to answer.
       * @default 60
       */
      minutes: number;
    };
    /** @description The address of a website, with http or https; without either, https is added. */
    WebAddress: string | null;
    Webhook: components['schemas']['Record'] & components['schemas']['WebhookFields'];
    WebhookBody: {
      /** @description The kind of the event, `changes`, or `test`. */
      type: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      /** @description The record that it concerns, or in an event of changes what changed; empty in a test. */
      data: {
        /** @description The path of the record, such as `quotes`. */
        resource?: string;
        /** Format: uuid */
        id?: string;
        /** @description The version of the record at that time. */
        version?: number;
        /** @description Where to ask for the record. */
        url?: string;
        /** @description Rows of `GET /changes`, in its order. */
        changes?: components['schemas']['RecordChange'][];
      };
    };
    WebhookChange: {
      name?: components['schemas']['WebhookName'];
      url?: components['schemas']['WebhookUrl'];
      kinds?: components['schemas']['WebhookKinds'];
      changes?: components['schemas']['WebhookChanges'];
    };
    /** @description The resources of whose changes it hears, by their paths as in `GET /changes/types`; empty for none. It gets events of the type `changes` with the rows of `GET /changes`. */
    WebhookChanges: string[];
    WebhookEvent: components['schemas']['WebhookEventFields'];
    WebhookEventFields: {
      /**
       * Format: uuid
       * @description The `webhook-id`.
       */
      id: string;
      /** @description A kind of event, `changes`, or `test`. */
      kind: string;
      resource: string | null;
      /** Format: uuid */
      recordId: string | null;
      recordVersion: number | null;
      state: components['schemas']['WebhookEventState'];
      /** @description Since it was raised or last replayed. */
      tries: number;
      /**
       * Format: date-time
       * @description When it is or was tried next.
       */
      dueAt: string;
      deliveredAt: components['schemas']['Timestamp'];
      /** Format: date-time */
      createdAt: string;
    };
    WebhookEventLog: components['schemas']['WebhookEventFields'] & {
      body: components['schemas']['WebhookBody'];
      /** @description Each try to deliver it, the newest first. */
      log: components['schemas']['WebhookTry'][];
    };
    /** @enum {string} */
    WebhookEventState: 'waiting' | 'delivered' | 'failed';
    WebhookFields: {
      name: string;
      url: string;
      kinds: components['schemas']['WebhookKinds'];
      changes: components['schemas']['WebhookChanges'];
      state: components['schemas']['WebhookState'];
      failingSince: components['schemas']['Timestamp'];
      endedAt: components['schemas']['Timestamp'];
      previousUntil: components['schemas']['Timestamp'];
    };
    WebhookInput: {
      name: components['schemas']['WebhookName'];
      url: components['schemas']['WebhookUrl'];
      kinds?: components['schemas']['WebhookKinds'];
      changes?: components['schemas']['WebhookChanges'];
    };
    WebhookKind: {
      kind: components['schemas']['NotificationKind'];
      /** @description The path of its record. */
      resource: string;
      name: {
        es: string;
        en: string;
      };
    };
    /** @description The events that it hears; empty for all, or for none where `changes` names resources. */
    WebhookKinds: components['schemas']['NotificationKind'][];
    WebhookName: string;
    /**
     * @description `failing`: its last event could not be delivered yet. `ended` by an admin, or `gone`, by an answer 410.
     * @enum {string}
     */
    WebhookState: 'active' | 'failing' | 'ended' | 'gone';
    WebhookTry: {
      /** Format: date-time */
      triedAt: string;
      milliseconds: number;
      /** @description The status of the answer. */
      status: number | null;
      /** @description The first 1000 characters of the answer. */
      answer: string | null;
      /** @description Why there was no answer. */
      error: string | null;
    };
    /** @description Begins with `https://`. */
    WebhookUrl: string;
    WebhookWithSecret: components['schemas']['Record'] &
      components['schemas']['WebhookFields'] & {
        /** @description With which events are signed: `whsec_` and 32 bytes in base64. It is not stored, and this is the only time that it is shown. */
        secret?: string;
      };
    Weight: string | null;
    /** @enum {string} */
    WeightUnit: 'kg' | 'lb';
    WholeOffer: components['schemas']['OfferFields'] & components['schemas']['CombinationOutcome'];
    WholeOffers: {
      /** @description The lowest offer whose carrier can be assigned. */
      best: components['schemas']['WholeOffer'] | null;
      /** @description The lowest first. */
      offers: components['schemas']['WholeOffer'][];
    };
    /** @description The end is after the beginning; `00:00` is the end of the day. */
    WorkingHours: {
      from: components['schemas']['ClockTime'];
      to: components['schemas']['ClockTime'];
    } | null;
    /**
     * Format: date
     * @description From the day of the delivery to today, by the time zone of the company that pays.
     */
    paidOn: string;
    /** @description The number of the transfer. */
    reference: string;
  };
  responses: {
    /** @description The address to go to. */
    Address: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** Format: uri */
          url: string;
        };
      };
    };
    /** @description An API key, without its secret. */
    ApiKey: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ApiKey'];
      };
    };
    /** @description A bank account. */
    BankAccount: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['BankAccount'];
      };
    };
    /** @description What is owed now, and the fields to give it with. */
    BorderRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['BorderRequest'];
      };
    };
    /** @description A border crossing. */
    Bridge: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Bridge'];
      };
    };
    /** @description The result for each record, in the order of the request. */
    BulkResult: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['BulkResult'];
      };
    };
    /** @description A carrier. */
    Carrier: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Carrier'];
      };
    };
    /** @description The level and its facts. */
    CarrierConfidence: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CarrierConfidence'];
      };
    };
    /** @description The parts that the caller may see, and what is missing in all of it. */
    CartaPorte: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CartaPorte'];
      };
    };
    /** @description A page of the changes of the record, in the fields that the caller may see. */
    Changes: {
      headers: {
        'Content-Range': components['headers']['ContentRange'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Change'][];
      };
    };
    /** @description A claim. */
    Claim: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Claim'];
      };
    };
    /** @description These colleagues. */
    ColleagueFeeds: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ColleagueFeed'][];
      };
    };
    /** @description A commodity type. */
    Comodity: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Comodity'];
      };
    };
    /** @description A company. */
    Company: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Company'];
      };
    };
    /** @description What a broker may see of a passport. */
    Consent: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Consent'];
      };
    };
    /** @description A contact. */
    Contact: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Contact'];
      };
    };
    /** @description A contact type. */
    ContactType: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ContactType'];
      };
    };
    /** @description The cover as an attachment. */
    Cover: {
      headers: {
        'Content-Disposition': components['headers']['ContentDisposition'];
        [name: string]: unknown;
      };
      content: {
        'application/pdf': string;
      };
    };
    /** @description The result for each record, in the order of the request. */
    CreatedRecords: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CreatedRecords'];
      };
    };
    /** @description The crossing. */
    Crossing: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Crossing'];
      };
    };
    /** @description The record is archived and no longer listed. */
    Deleted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** Format: uuid */
          id: string;
        };
      };
    };
    /** @description Whom the link reached. */
    Delivery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['LinkDelivery'];
      };
    };
    /** @description A diesel price. */
    DieselPrice: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['DieselPrice'];
      };
    };
    /** @description A carrier's document. */
    Document: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Document'];
      };
    };
    /** @description An equipment type. */
    Equipment: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Equipment'];
      };
    };
    /** @description All changes of status. */
    Events: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Event'][];
      };
    };
    /** @description An exchange rate. */
    ExchangeRate: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ExchangeRate'];
      };
    };
    /**
     * @description All rows of the list, without a limit: CSV in UTF-8 with a byte order mark for Excel, or an Excel workbook with
     *     real dates and numbers, and times of Mexico City. The headings are in the caller's language; texts are written so that Excel does not read
     *     them as formulas.
     */
    Export: {
      headers: {
        'Content-Disposition': components['headers']['ContentDisposition'];
        'X-Total-Count': components['headers']['TotalCount'];
        [name: string]: unknown;
      };
      content: {
        'text/csv': string;
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
      };
    };
    /** @description The addresses, one for each list that the caller may export. */
    Feeds: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Feed'][];
      };
    };
    /** @description The server is ready. */
    Health: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          status: 'ok';
        };
      };
    };
    /** @description The import of a file. */
    Import: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Import'];
      };
    };
    /** @description The columns from left to right. */
    ImportColumns: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ImportColumn'][];
      };
    };
    /** @description A page of the rows that were not created, or created with a warning. */
    ImportRows: {
      headers: {
        'Content-Range': components['headers']['ContentRange'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ImportRow'][];
      };
    };
    /** @description An incident type. */
    Incident: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Incident'];
      };
    };
    /** @description A site request. */
    Inquiry: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Inquiry'];
      };
    };
    /** @description An invitation. */
    Invitation: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Invitation'];
      };
    };
    /** @description The accessorials of the load. */
    LoadAccessorials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['LoadAccessorials'];
      };
    };
    /** @description The evidence of the load. */
    LoadEvidence: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['LoadEvidence'];
      };
    };
    /** @description A location. */
    Location: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Location'];
      };
    };
    /** @description A driver. */
    Operator: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Operator'];
      };
    };
    /** @description A packaging type. */
    Packaging: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Packaging'];
      };
    };
    /** @description A packet. */
    Packet: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Packet'];
      };
    };
    /** @description Whom the link reached. */
    PriceDelivery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['LinkDelivery'];
      };
    };
    /**
     * @description Refused, with the reason in the caller's language, by a status that is not named above: an address or a head that is
     *     not readable, a method that the path does not have, a disk that is full.
     */
    Problem: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description A quote. */
    Quote: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Quote'];
      };
    };
    /** @description All revisions, the newest first. */
    RateConfirmations: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['RateConfirmation'][];
      };
    };
    /** @description The request is saved; staff can see it. */
    Received: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Received'];
      };
    };
    /** @description The saved data of the registration. */
    Registration: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Registration'];
      };
    };
    /** @description A route. */
    Route: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Route'];
      };
    };
    /** @description What is owed. */
    Settlement: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Settlement'];
      };
    };
    /** @description A load. */
    Shipment: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Shipment'];
      };
    };
    /** @description A user. */
    User: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['User'];
      };
    };
    /** @description A unit or a trailer. */
    Vehicle: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Vehicle'];
      };
    };
    /** @description A webhook, without its secret. */
    Webhook: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Webhook'];
      };
    };
    /** @description The event, which is delivered in a moment. */
    WebhookEvent: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['WebhookEvent'];
      };
    };
  };
  parameters: {
    /** @description The id of the accessorial. */
    accessorialId: string;
    /** @description Which catalog it is. */
    catalog: components['schemas']['SatCatalogName'];
    /** @description The rate confirmation of the load. */
    confirmationId: string;
    /** @description true returns only the count. */
    countQuery: boolean;
    /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
    cursor: string;
    /** @description The user's e-mail address. */
    email: string;
    /** @description The event of the webhook. */
    eventId: string;
    /** @description What is done with rows whose record exists already, without `preview`. */
    existing: components['schemas']['ExistingRows'];
    /** @description The token of the address. */
    feedToken: string;
    /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
    fields: string[];
    /** @description CSV, or an Excel workbook. */
    fileFormat: 'csv' | 'xlsx';
    /** @description react-admin's JSON object of filters; each filter is also a parameter. */
    filter: string;
    /** @description The record, by its UUIDv7. */
    id: string;
    /** @description Any text that is unique for each intended call; a repeat returns the first result. */
    idempotencyKey: string;
    /** @description Only the records with these ids. */
    ids: string[];
    /** @description The `ETag` of the version that is changed. */
    ifMatch: string;
    /** @description Only the records that this import created. */
    importId: string;
    /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
    languaje: 'ES' | 'EN';
    /** @description How many rows a page has at most. */
    limit: number;
    /** @description How many rows are before the page. */
    offset: number;
    /** @description Who is asked. */
    party: 'carrier' | 'mx_broker' | 'us_broker';
    /**
     * @description true only checks the rows: nothing is written until the import is confirmed with `POST /imports/{id}/confirm`.
     *     Otherwise the valid rows are written as soon as they are checked.
     */
    preview: boolean;
    /** @description Text to search for; accents and case are ignored. */
    q: string;
    /** @description react-admin's `[first,last]`, both included. */
    range: string;
    /** @description Whether the file is saved instead of shown, for the log. */
    saved: boolean;
    /** @description `field`, `-field`, or `["field","ASC"]`. */
    sort: string;
    /** @description false omits the total, which makes long lists faster. */
    total: boolean;
    /** @description What is shown, such as the signed proof of delivery. */
    type: components['schemas']['PaymentEvidence'];
  };
  requestBodies: never;
  headers: {
    /** @description The name of the file. */
    ContentDisposition: string;
    /** @description `users 0-9/1234`: first and last row of this page, and the total; `*` if the total is not known. */
    ContentRange: string;
    /** @description The version of the record, to be sent as `If-Match` with a change. */
    ETag: string;
    /** @description For example `<…>; rel="next"`: the address of the next page, by cursor. It is missing on the last page. */
    NextPage: string;
    /** @description The number of rows of the file, without its headings. */
    TotalCount: number;
    /** @description `remembered` if the total was counted up to 15 s ago. Totals of up to 10,000 are counted for each response, without this header. */
    TotalIs: 'remembered';
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Health'];
      default: components['responses']['Problem'];
    };
  };
  getReady: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The server is ready; a part that is unavailable stops only what needs it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            status: 'ok';
            parts: {
              /**
               * @description Whether the identity provider answers. While it does not, nobody signs in; access tokens are verified with its last known keys.
               * @enum {string}
               */
              signIn: 'ok' | 'unavailable';
              /**
               * @description Whether the storage of files answers. While it does not, calls that need a file get 503.
               * @enum {string}
               */
              files: 'ok' | 'unavailable';
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The identity provider, the client id, and the addresses for help. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            issuer: string;
            clientId: string;
            audience: string;
            /** @description Whether demo data and demo accounts exist. */
            demo: boolean;
            /** @description The e-mail address for help. */
            helpEmail: string;
            /** @description The link of a chat for help. */
            helpChat: string;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getFigures: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures, at most one minute old. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Figures'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getMetrics: {
    parameters: {
      query?: {
        /** @description Only those sent in the last so many days, today included, by the time zone of the caller's company. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures of the quotes that the caller may see, or of the carrier's invitations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Metrics'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  askForPassport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentAsk'];
      };
    };
    responses: {
      200: components['responses']['Consent'];
      default: components['responses']['Problem'];
    };
  };
  listConsents: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['ConsentStatus'][];
        /** @description Only the rows that match it. */
        carrierId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Consent'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getConsent: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Consent'];
      default: components['responses']['Problem'];
    };
  };
  grantConsent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentGrant'];
      };
    };
    responses: {
      200: components['responses']['Consent'];
      default: components['responses']['Problem'];
    };
  };
  refuseConsent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentEnd'];
      };
    };
    responses: {
      200: components['responses']['Consent'];
      default: components['responses']['Problem'];
    };
  };
  withdrawConsent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentEnd'];
      };
    };
    responses: {
      200: components['responses']['Consent'];
      default: components['responses']['Problem'];
    };
  };
  listSharedDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest version of each document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedDocument'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  openSharedDocument: {
    parameters: {
      query?: {
        /** @description Whether the file is saved instead of shown, for the log. */
        saved?: components['parameters']['saved'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The document. */
        documentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
          'image/png': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  judgeSharedDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The document. */
        documentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Judgement'];
      };
    };
    responses: {
      /** @description The judged document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedDocument'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listClaims: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['ClaimStatus'][];
        /** @description Only the rows that match it. */
        recordId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Claim'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  claimRecords: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Records with the same codes are claimed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClaimsMade'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getClaim: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Claim'];
      default: components['responses']['Problem'];
    };
  };
  proveClaim: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimProof'];
      };
    };
    responses: {
      200: components['responses']['Claim'];
      default: components['responses']['Problem'];
    };
  };
  decideClaim: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimDecision'];
      };
    };
    responses: {
      200: components['responses']['Claim'];
      default: components['responses']['Problem'];
    };
  };
  listVehicles: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['VehicleKind'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Vehicle'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createVehicle: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VehicleInput'];
      };
    };
    responses: {
      201: components['responses']['Vehicle'];
      default: components['responses']['Problem'];
    };
  };
  getVehicle: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Vehicle'];
      default: components['responses']['Problem'];
    };
  };
  deleteVehicle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateVehicle: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VehicleChange'];
      };
    };
    responses: {
      200: components['responses']['Vehicle'];
      default: components['responses']['Problem'];
    };
  };
  listOperators: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        licenceType?: components['schemas']['LicenceType'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operator'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createOperator: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorInput'];
      };
    };
    responses: {
      201: components['responses']['Operator'];
      default: components['responses']['Problem'];
    };
  };
  getOperator: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Operator'];
      default: components['responses']['Problem'];
    };
  };
  deleteOperator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateOperator: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorChange'];
      };
    };
    responses: {
      200: components['responses']['Operator'];
      default: components['responses']['Problem'];
    };
  };
  listBankAccounts: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['BankAccountStatus'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['BankAccount'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getBankAccount: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['BankAccount'];
      default: components['responses']['Problem'];
    };
  };
  confirmBankAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankAccountConfirmation'];
      };
    };
    responses: {
      200: components['responses']['BankAccount'];
      default: components['responses']['Problem'];
    };
  };
  rejectBankAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankAccountRejection'];
      };
    };
    responses: {
      200: components['responses']['BankAccount'];
      default: components['responses']['Problem'];
    };
  };
  getAccountsToPay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The accounts in use. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountsToPay'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  enterBankAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankAccountInput'];
      };
    };
    responses: {
      200: components['responses']['BankAccount'];
      default: components['responses']['Problem'];
    };
  };
  listPackets: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Packet'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  sendPacket: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PacketAsk'];
      };
    };
    responses: {
      200: components['responses']['Packet'];
      default: components['responses']['Problem'];
    };
  };
  verifyPacket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PacketNumber'];
      };
    };
    responses: {
      /** @description The contents of the packet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PacketContent'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getOpenedPacket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The contents of the packet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PacketContent'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getOpenedPacketCover: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Cover'];
      default: components['responses']['Problem'];
    };
  };
  getOpenedPacketFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The document. */
        documentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
          'image/png': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getPacketCover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Cover'];
      default: components['responses']['Problem'];
    };
  };
  revokePacket: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Packet'];
      default: components['responses']['Problem'];
    };
  };
  listDocumentOpenings: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['DocumentOpening'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listRadar: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Carriers with a document in one of these states. */
        status?: components['schemas']['RadarStatus'][];
        /** @description Carriers with a document of one of these types, in one of the states of `status`. */
        type?: components['schemas']['DocumentType'][];
        /** @description Carriers with loads under way, or with open requests. */
        stops?: ('loads' | 'invitations')[];
        /** @description The broker of the network. */
        companyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['RadarCarrier'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  askForDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentRequest'];
      };
    };
    responses: {
      /** @description The carrier. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RadarCarrier'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  askForAllDocuments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The carrier. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RadarCarrier'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getHome: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tasks, the most urgent kind first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Home'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getResults: {
    parameters: {
      query?: {
        /** @description The first day, by the time zone of the caller's company; 89 days before the last one by default. */
        from?: string;
        /** @description The last day; today by default. */
        to?: string;
        /** @description The currency of all amounts, each converted at its quote's exchange rate. */
        currency?: 'MXN' | 'USD';
        /** @description Only what is of this customer. */
        customerId?: string;
        /** @description The company whose figures count; for Andén's staff. */
        companyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The results, at most one minute old. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Results'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getMap: {
    parameters: {
      query?: {
        /** @description Lanes count the quotes of the last so many days. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Everything that the caller may see, at most one minute old. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MapFacts'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listChanges: {
    parameters: {
      query?: {
        /** @description The `cursor` of the answer before. One that is older than 30 days is answered 410: begin anew. */
        after?: string;
        /** @description Only changes of these resources, by their paths. */
        types?: string[];
        /** @description How many changes an answer has at most. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The next changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangePage'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listChangeTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Their paths, as `types` takes them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangeType'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  openLive: {
    parameters: {
      query?: {
        /**
         * @description An id of the stream, new for each. The presences that were kept with it end half a second after the caller
         *     lost or closed the stream, unless they are kept with a next one by then.
         */
        streamId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events, until the stream ends; a comment at least every 20 s. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['LiveEvents'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  keepPresence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PresenceInput'];
      };
    };
    responses: {
      /** @description The other users who have the record open, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Presence'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  endPresence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  getSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The signed-in user and its permissions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSession'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  finishSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInAnswer'];
      };
    };
    responses: {
      /** @description The access token, and the person's profile at the identity provider. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedIn'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  startSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Address'];
      default: components['responses']['Problem'];
    };
  };
  renewToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new access token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Address'];
      default: components['responses']['Problem'];
    };
  };
  listSavedQueries: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows that match it. */
        resource?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['SavedQuery'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createSavedQuery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedQueryInput'];
      };
    };
    responses: {
      /** @description The saved query. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedQuery'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  deleteSavedQuery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  listFeeds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Feeds'];
      default: components['responses']['Problem'];
    };
  };
  makeFeeds: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Feeds'];
      default: components['responses']['Problem'];
    };
  };
  revokeFeeds: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Feeds'];
      default: components['responses']['Problem'];
    };
  };
  listColleagueFeeds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ColleagueFeeds'];
      default: components['responses']['Problem'];
    };
  };
  revokeColleagueFeeds: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ColleagueFeeds'];
      default: components['responses']['Problem'];
    };
  };
  readQuotesCsv: {
    parameters: {
      query: {
        /** @description The token of the address. */
        token: components['parameters']['feedToken'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  readQuotesWorkbook: {
    parameters: {
      query: {
        /** @description The token of the address. */
        token: components['parameters']['feedToken'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  readShipmentsCsv: {
    parameters: {
      query: {
        /** @description The token of the address. */
        token: components['parameters']['feedToken'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  readShipmentsWorkbook: {
    parameters: {
      query: {
        /** @description The token of the address. */
        token: components['parameters']['feedToken'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  readQuotesFeed: {
    parameters: {
      query: {
        /** @description The token of the address. */
        token: components['parameters']['feedToken'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  readShipmentsFeed: {
    parameters: {
      query: {
        /** @description The token of the address. */
        token: components['parameters']['feedToken'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listKeys: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyInput'];
      };
    };
    responses: {
      /** @description The key and its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeApiKey'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listKeyScopes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The scopes of what the caller's role may itself read and change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeyScope'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getKey: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ApiKey'];
      default: components['responses']['Problem'];
    };
  };
  updateKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyChange'];
      };
    };
    responses: {
      200: components['responses']['ApiKey'];
      default: components['responses']['Problem'];
    };
  };
  revokeKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ApiKey'];
      default: components['responses']['Problem'];
    };
  };
  getKeyUsage: {
    parameters: {
      query?: {
        /** @description How many days, today included. */
        days?: number;
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each of the days, the oldest first. Counts arrive some seconds after the calls. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeyDay'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      /** @description The webhook and its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listWebhookKinds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One entry for each kind of event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookKind'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getWebhook: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Webhook'];
      default: components['responses']['Problem'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookChange'];
      };
    };
    responses: {
      200: components['responses']['Webhook'];
      default: components['responses']['Problem'];
    };
  };
  rotateWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook and its new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  endWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Webhook'];
      default: components['responses']['Problem'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WebhookEvent'];
      default: components['responses']['Problem'];
    };
  };
  replayWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many events are delivered once more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            count: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listWebhookEvents: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows with one of these values. */
        state?: components['schemas']['WebhookEventState'][];
        /** @description Only the rows that match it. */
        kind?: string;
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['WebhookEvent'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getWebhookEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The event of the webhook. */
        eventId: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event, its body and its tries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEventLog'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  replayWebhookEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The event of the webhook. */
        eventId: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WebhookEvent'];
      default: components['responses']['Problem'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description customers: users of customer companies */
        type?: 'customers';
        /** @description The user's e-mail address. */
        email?: string;
        /** @description true: only deactivated users. */
        archived?: boolean;
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        userTypeId?: components['schemas']['UserTypeId'];
        /** @description Only the rows that match it. */
        userRoleId?: components['schemas']['UserRoleId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserInput'];
      };
    };
    responses: {
      201: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  confirmUser: {
    parameters: {
      query: {
        /** @description The user's e-mail address. */
        email: components['parameters']['email'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  getUserDetails: {
    parameters: {
      query: {
        /** @description The user's e-mail address. */
        email: components['parameters']['email'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  getUserDetailsById: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  getUser: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserChange'];
      };
    };
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  listColleagues: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The other active users with full access of the same company or carrier, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Colleague'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  restoreUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  getPersonalData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person's records, by kind. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonalData'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  eraseUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Erasure'];
      };
    };
    responses: {
      /** @description The erased user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  setUserFile: {
    parameters: {
      query: {
        /** @description One key and its value, as in `{"officialId":"0190c7a4-…"}`. */
        fileParam: string;
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      default: components['responses']['Problem'];
    };
  };
  getPostalCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The country of the postal code. */
        country: 'MX' | 'US';
        /** @description The postal code. */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state, the time zone, and the cities if known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostalArea'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getStates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All states, by code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['State'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listCompanies: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        type?: components['schemas']['CompanyType'][];
        /** @description Only the rows that match it. */
        plan?: components['schemas']['Plan'];
        /** @description Only the rows that match it. */
        ownerCompanyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Company'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyInput'];
      };
    };
    responses: {
      201: components['responses']['Company'];
      default: components['responses']['Problem'];
    };
  };
  getCompany: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Company'];
      default: components['responses']['Problem'];
    };
  };
  deleteCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyChange'];
      };
    };
    responses: {
      200: components['responses']['Company'];
      default: components['responses']['Problem'];
    };
  };
  setCompanyFuel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FuelSettings'];
      };
    };
    responses: {
      200: components['responses']['Company'];
      default: components['responses']['Problem'];
    };
  };
  setCompanyCalendar: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyCalendar'];
      };
    };
    responses: {
      200: components['responses']['Company'];
      default: components['responses']['Problem'];
    };
  };
  listCarriers: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description true returns the number of carriers in the network */
        internalCount?: boolean;
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['CarrierStatus'][];
        /** @description Only the rows with one of these values. */
        confidence?: components['schemas']['Confidence'][];
        /** @description Only the rows that match it. */
        network?: components['schemas']['Network'];
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        deliveryState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        equipmentId?: string;
        /** @description Carriers that name this bridge among those that they serve. */
        bridgeId?: string;
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        nationality?: components['schemas']['Country'];
        /** @description Only the rows that match it. */
        companyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Carrier'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createCarrier: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CarrierInput'];
      };
    };
    responses: {
      201: components['responses']['Carrier'];
      default: components['responses']['Problem'];
    };
  };
  findCarriers: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows that match it. */
        rfc?: string;
        /** @description Only the rows that match it. */
        identifier?: string;
        /** @description Only the rows that match it. */
        caat?: string;
        /** @description Only the rows that match it. */
        scacCode?: string;
        /** @description Only the rows that match it. */
        usdotNumber?: string;
        /** @description Only the rows that match it. */
        mcNumber?: string;
        /** @description Only the rows that match it. */
        carrierName?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Carrier'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  bulkCarriers: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkCarriers'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  importCarriers: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description For internal staff only: the broker whose network they are added to, instead of the internal network. */
        companyId?: string;
        /**
         * @description true only checks the rows: nothing is written until the import is confirmed with `POST /imports/{id}/confirm`.
         *     Otherwise the valid rows are written as soon as they are checked.
         */
        preview?: components['parameters']['preview'];
        /** @description What is done with rows whose record exists already, without `preview`. */
        existing?: components['parameters']['existing'];
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImportFile'];
      };
    };
    responses: {
      201: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  createCarriers: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description For internal staff only: the broker whose network they are added to, instead of the internal network. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordList'];
      };
    };
    responses: {
      200: components['responses']['CreatedRecords'];
      default: components['responses']['Problem'];
    };
  };
  getCarriersTemplate: {
    parameters: {
      query?: {
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listCarrierColumns: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportColumns'];
      default: components['responses']['Problem'];
    };
  };
  getCarrierIdentity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The facts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityFact'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getCarrierConfidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CarrierConfidence'];
      default: components['responses']['Problem'];
    };
  };
  setCarrierConfidence: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfidenceAssessment'];
      };
    };
    responses: {
      200: components['responses']['CarrierConfidence'];
      default: components['responses']['Problem'];
    };
  };
  getCarrier: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Carrier'];
      default: components['responses']['Problem'];
    };
  };
  deleteCarrier: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateCarrier: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CarrierChange'];
      };
    };
    responses: {
      200: components['responses']['Carrier'];
      default: components['responses']['Problem'];
    };
  };
  listDocuments: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['DocumentStatus'][];
        /** @description Only the rows with one of these values. */
        type?: components['schemas']['DocumentType'][];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Approved documents that expire within this number of days, or have expired. */
        expiresWithin?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listDocumentStatuses: {
    parameters: {
      query?: {
        /** @description Optional for the users of a carrier. */
        carrierId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One document of each type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  reviewDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentReview'];
      };
    };
    responses: {
      200: components['responses']['Document'];
      default: components['responses']['Problem'];
    };
  };
  uploadDocument: {
    parameters: {
      query: {
        /** @description The document. */
        uuid: string;
        /** @description The date on the document; today by default. */
        documentDate?: string;
        /** @description The number of the newest version, while it is pending: the file is put behind its file, and both become one PDF as a new version. So both sides of a card, or several photos of a paper, are one document. */
        behind?: number;
        /** @description The name of the file when the body is the file itself; a form contains the name. */
        fileName?: string;
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description A form with one file, or the file itself; the same limits apply to both. */
    requestBody: {
      content: {
        'application/octet-stream': components['schemas']['DocumentBody'];
        'application/pdf': components['schemas']['DocumentBody'];
        'image/jpeg': components['schemas']['DocumentBody'];
        'image/png': components['schemas']['DocumentBody'];
        'multipart/form-data': {
          /**
           * Format: binary
           * @description At most 20 MB; its type is recognized by its content, not by its name.
           */
          file: string;
        };
      };
    };
    responses: {
      200: components['responses']['Document'];
      default: components['responses']['Problem'];
    };
  };
  downloadDocument: {
    parameters: {
      query: {
        /** @description The document. */
        uuid: string;
        /** @description The number of the version; by default the newest. */
        version?: number;
        /** @description Whether the file is saved instead of shown, for the log. */
        saved?: components['parameters']['saved'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
          'image/png': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listValidations: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['DocumentStatus'][];
        /** @description Only the rows with one of these values. */
        type?: components['schemas']['DocumentType'][];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Approved documents that expire within this number of days, or have expired. */
        expiresWithin?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getReviewTimes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The times of the documents that the caller may see. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewTimes'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  bulkValidations: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkReview'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  getAskedDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document that is asked for. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedDocument'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getValidation: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      default: components['responses']['Problem'];
    };
  };
  listContacts: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        contactTypeId?: string;
        /** @description Only the rows that match it. */
        language?: 'es' | 'en';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Contact'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createContact: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactInput'];
      };
    };
    responses: {
      201: components['responses']['Contact'];
      default: components['responses']['Problem'];
    };
  };
  getContact: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Contact'];
      default: components['responses']['Problem'];
    };
  };
  deleteContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateContact: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactChange'];
      };
    };
    responses: {
      200: components['responses']['Contact'];
      default: components['responses']['Problem'];
    };
  };
  listLocations: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        state?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        country?: components['schemas']['Country'];
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['LocationKind'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Location'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationInput'];
      };
    };
    responses: {
      201: components['responses']['Location'];
      default: components['responses']['Problem'];
    };
  };
  importLocations: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description For internal staff only: the company of the locations. */
        companyId?: string;
        /**
         * @description true only checks the rows: nothing is written until the import is confirmed with `POST /imports/{id}/confirm`.
         *     Otherwise the valid rows are written as soon as they are checked.
         */
        preview?: components['parameters']['preview'];
        /** @description What is done with rows whose record exists already, without `preview`. */
        existing?: components['parameters']['existing'];
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImportFile'];
      };
    };
    responses: {
      201: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  createLocations: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description For internal staff only: the company of the locations. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordList'];
      };
    };
    responses: {
      200: components['responses']['CreatedRecords'];
      default: components['responses']['Problem'];
    };
  };
  getLocationsTemplate: {
    parameters: {
      query?: {
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listLocationColumns: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportColumns'];
      default: components['responses']['Problem'];
    };
  };
  getLocation: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Location'];
      default: components['responses']['Problem'];
    };
  };
  deleteLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationChange'];
      };
    };
    responses: {
      200: components['responses']['Location'];
      default: components['responses']['Problem'];
    };
  };
  listEquipments: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        category?: components['schemas']['EquipmentCategory'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Equipment'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createEquipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EquipmentInput'];
      };
    };
    responses: {
      201: components['responses']['Equipment'];
      default: components['responses']['Problem'];
    };
  };
  getEquipment: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Equipment'];
      default: components['responses']['Problem'];
    };
  };
  deleteEquipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateEquipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EquipmentChange'];
      };
    };
    responses: {
      200: components['responses']['Equipment'];
      default: components['responses']['Problem'];
    };
  };
  listComodities: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        hazmat?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Comodity'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createComodity: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ComodityInput'];
      };
    };
    responses: {
      201: components['responses']['Comodity'];
      default: components['responses']['Problem'];
    };
  };
  getComodity: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Comodity'];
      default: components['responses']['Problem'];
    };
  };
  deleteComodity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateComodity: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ComodityChange'];
      };
    };
    responses: {
      200: components['responses']['Comodity'];
      default: components['responses']['Problem'];
    };
  };
  listPackagings: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        stackable?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Packaging'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createPackaging: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackagingInput'];
      };
    };
    responses: {
      201: components['responses']['Packaging'];
      default: components['responses']['Problem'];
    };
  };
  getPackaging: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Packaging'];
      default: components['responses']['Problem'];
    };
  };
  deletePackaging: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updatePackaging: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackagingChange'];
      };
    };
    responses: {
      200: components['responses']['Packaging'];
      default: components['responses']['Problem'];
    };
  };
  listContactTypes: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        audience?: components['schemas']['ContactAudience'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ContactType'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createContactType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactTypeInput'];
      };
    };
    responses: {
      201: components['responses']['ContactType'];
      default: components['responses']['Problem'];
    };
  };
  getContactType: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ContactType'];
      default: components['responses']['Problem'];
    };
  };
  deleteContactType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateContactType: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactTypeChange'];
      };
    };
    responses: {
      200: components['responses']['ContactType'];
      default: components['responses']['Problem'];
    };
  };
  listBridges: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Bridge'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createBridge: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BridgeInput'];
      };
    };
    responses: {
      201: components['responses']['Bridge'];
      default: components['responses']['Problem'];
    };
  };
  getBridge: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Bridge'];
      default: components['responses']['Problem'];
    };
  };
  deleteBridge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateBridge: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BridgeChange'];
      };
    };
    responses: {
      200: components['responses']['Bridge'];
      default: components['responses']['Problem'];
    };
  };
  listIncidents: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        severity?: components['schemas']['Severity'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Incident'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IncidentInput'];
      };
    };
    responses: {
      201: components['responses']['Incident'];
      default: components['responses']['Problem'];
    };
  };
  getIncident: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Incident'];
      default: components['responses']['Problem'];
    };
  };
  deleteIncident: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IncidentChange'];
      };
    };
    responses: {
      200: components['responses']['Incident'];
      default: components['responses']['Problem'];
    };
  };
  listQuotes: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Returns only the number of records by the values of this field. */
        countBy?: 'status';
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['QuoteStatus'][];
        /** @description Only the rows that match it. */
        kind?: components['schemas']['QuoteKind'];
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Quotes that this carrier was invited to; none for a shipper. */
        carrierId?: string;
        /** @description Quotes to which this carrier gave a rate before the deadline; none for a shipper. */
        ratedBy?: string;
        /** @description Quotes that were assigned to this carrier; none for a shipper. */
        assignedTo?: string;
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        equipmentId?: string;
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        destinationState?: components['schemas']['StateCode'];
        /** @description With a stop in this state, origin and destination included. */
        stopState?: components['schemas']['StateCode'];
        /** @description With stops between origin and destination in these states, in this order, and no others; `none` for two stops. */
        viaStates?: string[];
        /** @description Quotes whose price the customer accepted or rejected, or has not answered. */
        customerAnswer?: 'accepted' | 'refused' | 'none';
        /** @description Quotes closed for this reason. */
        closeReason?: string;
        /** @description Quotes created on this day or later, by the time zone of the caller's company. */
        createdFrom?: string;
        /** @description Quotes created on this day or earlier. */
        createdTo?: string;
        /** @description Quotes sent to carriers on this day or later. */
        sentFrom?: string;
        /** @description Quotes sent to carriers on this day or earlier. */
        sentTo?: string;
        /** @description true: quotes with a rate before the deadline; false: without one. */
        rated?: boolean;
        /** @description true: quotes whose first rate arrived within 60 minutes; false: the others. */
        ratedWithinHour?: boolean;
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('customer' | 'equipment' | 'comodity' | 'bestRate')[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Quote'][]
            | components['schemas']['Count']
            | components['schemas']['Counts'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteInput'];
      };
    };
    responses: {
      201: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  estimateFuelSurcharge: {
    parameters: {
      query?: {
        /** @description The company whose figures count; for Andén's staff. */
        companyId?: string;
        /** @description The currency of the amounts. */
        currency?: components['schemas']['Currency'];
        /** @description The distance of the lane in kilometres. */
        distanceKm?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The amount and its inputs, or the name of the missing input. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FuelSurcharge'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getLaneDistance: {
    parameters: {
      query: {
        /** @description The state of the origin, by ISO 3166-2. */
        originState: components['schemas']['StateCode'];
        /** @description The city of the origin. */
        originCity: string;
        /** @description The postal code of the origin, if known. */
        originPostalCode?: string;
        /** @description The saved place of the origin, if it is one, whose coordinates are used while it has this city. */
        originLocationId?: string;
        /** @description The state of the destination, by ISO 3166-2. */
        destinationState: components['schemas']['StateCode'];
        /** @description The city of the destination. */
        destinationCity: string;
        /** @description The postal code of the destination, if known. */
        destinationPostalCode?: string;
        /** @description The saved place of the destination, as that of the origin. */
        destinationLocationId?: string;
        /** @description The stops between, in their order, each as the code of its state, a space and its city: `MX-GUA Silao`; as a list in JSON where a city has a comma. */
        via?: string[];
        /** @description The postal codes of the stops between, as many as these; an empty text for one that is not known. */
        viaPostalCodes?: string[];
        /** @description The saved places of the stops between, as that of the origin; an empty text for one that is none. */
        viaLocationIds?: string[];
        /** @description The company whose quotes count; for Andén's staff. */
        companyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The distance, or nulls where neither is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LaneDistance'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  readQuoteMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageInput'];
      };
    };
    responses: {
      /** @description The quotes as they were read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageReading'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getLaneMemory: {
    parameters: {
      query: {
        /** @description The state of the origin, by ISO 3166-2. */
        originState: components['schemas']['StateCode'];
        /** @description The state of the destination, by ISO 3166-2. */
        destinationState: components['schemas']['StateCode'];
        /** @description The states of the stops between, in their order; without it only quotes of two stops count. */
        viaStates?: components['schemas']['StateCode'][];
        /** @description Only rates for this equipment. */
        equipmentId: string;
        /** @description A quote whose own rates do not count, such as the one that is being changed. */
        exceptQuoteId?: string;
        /** @description The company whose figures count; for Andén's staff. */
        companyId?: string;
        /** @description The currency of the amounts. */
        currency?: components['schemas']['Currency'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quartiles, if there are at least three rates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LaneMemory'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  bulkQuotes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkDismiss'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  getQuote: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('customer' | 'equipment' | 'comodity' | 'bestRate')[];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  deleteQuote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteChange'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  matchCarriers: {
    parameters: {
      query?: {
        /**
         * @description Text in the carrier's name, SCAC, CAAT or RFC, without regard to accents and case. A broker finds carriers of the
         *     internal network by name alone.
         */
        q?: string;
        /** @description What comes first: the own network (`own`), or the best carriers of both networks (`best`). */
        first?: components['schemas']['MatchesFirst'];
        /** @description true: only carriers that lack no document for the load, which can be assigned it. */
        assignable?: boolean;
        /** @description How many carriers are listed at most. */
        limit?: number;
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of carriers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Matches'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  countMatches: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The total, and the number of carriers that each rule excluded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchCounts'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getCombinations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offers and the combinations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteCombinations'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listQuoteHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  getFuelSurcharge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The amount and its inputs; after the quote was sent, those of that time. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FuelSurcharge'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getQuoteLaneMemory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quartiles, if there are at least three rates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LaneMemory'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getQuoteMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteMessage'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listQuoteEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Events'];
      default: components['responses']['Problem'];
    };
  };
  sendQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteSend'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  awardQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteAward'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  dismissQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteDismiss'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  awardQuoteLegs: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteLegsAward'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  requoteQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteRequote'];
      };
    };
    responses: {
      201: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  shareQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteShare'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  draftPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteShare'];
      };
    };
    responses: {
      /** @description The mail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceDraft'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the customer reads and answers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedPrice'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getPriceDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PriceDelivery'];
      default: components['responses']['Problem'];
    };
  };
  linkPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  mailPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkAddress'];
      };
    };
    responses: {
      200: components['responses']['PriceDelivery'];
      default: components['responses']['Problem'];
    };
  };
  acceptQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteAccept'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  getQuoteClock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The start by the working hours of the quote's company. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteClock'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  refuseQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteRefuse'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  unassignQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteUnassign'];
      };
    };
    responses: {
      200: components['responses']['Quote'];
      default: components['responses']['Problem'];
    };
  };
  listRoutes: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        status?: components['schemas']['RouteStatus'];
        /** @description Only the rows that match it. */
        kind?: components['schemas']['QuoteKind'];
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        frequency?: components['schemas']['Frequency'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        assigned?: boolean;
        /** @description Only the rows that match it. */
        equipmentId?: string;
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        destinationState?: components['schemas']['StateCode'];
        /** @description With a stop in this state, origin and destination included. */
        stopState?: components['schemas']['StateCode'];
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('customer' | 'carrier' | 'equipment' | 'comodity')[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Route'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createRoute: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteInput'];
      };
    };
    responses: {
      201: components['responses']['Route'];
      default: components['responses']['Problem'];
    };
  };
  getRoute: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('customer' | 'carrier' | 'equipment' | 'comodity')[];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Route'];
      default: components['responses']['Problem'];
    };
  };
  deleteRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateRoute: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteChange'];
      };
    };
    responses: {
      200: components['responses']['Route'];
      default: components['responses']['Problem'];
    };
  };
  createRouteFromQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: components['responses']['Route'];
      default: components['responses']['Problem'];
    };
  };
  listSatCatalogs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them, loaded or not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SatCatalog'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  endSatKeys: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The catalog. */
        catalog: components['schemas']['SatCatalogName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The catalog. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SatCatalog'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listSatKeys: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows that match it. */
        catalog?: components['schemas']['SatCatalogName'];
        /** @description Part of the key, the name or the similar words. */
        q?: string;
        /** @description Only keys that are valid on this day. */
        validOn?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SatKey'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  importSatKeys: {
    parameters: {
      query: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /**
         * @description true only checks the rows: nothing is written until the import is confirmed with `POST /imports/{id}/confirm`.
         *     Otherwise the valid rows are written as soon as they are checked.
         */
        preview?: components['parameters']['preview'];
        /** @description What is done with rows whose record exists already, without `preview`. */
        existing?: components['parameters']['existing'];
        /** @description Which catalog it is. */
        catalog: components['parameters']['catalog'];
        /** @description When SAT published it. */
        dated: string;
        /** @description What it is: `SAT, catCartaPorte 3.1`. */
        source: string;
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImportFile'];
      };
    };
    responses: {
      201: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  getSatKeysTemplate: {
    parameters: {
      query: {
        /** @description Which catalog it is. */
        catalog: components['parameters']['catalog'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listSatKeyColumns: {
    parameters: {
      query: {
        /** @description Which catalog it is. */
        catalog: components['parameters']['catalog'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportColumns'];
      default: components['responses']['Problem'];
    };
  };
  listDieselPrices: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows that match it. */
        country?: components['schemas']['FuelCountry'];
        /** @description Only the rows that match it. */
        source?: string;
        /** @description Only the rows that match this day. */
        since?: string;
        /** @description Only the rows that match this day. */
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['DieselPrice'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createDieselPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DieselPriceInput'];
      };
    };
    responses: {
      201: components['responses']['DieselPrice'];
      default: components['responses']['Problem'];
    };
  };
  importDieselPrices: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /**
         * @description true only checks the rows: nothing is written until the import is confirmed with `POST /imports/{id}/confirm`.
         *     Otherwise the valid rows are written as soon as they are checked.
         */
        preview?: components['parameters']['preview'];
        /** @description What is done with rows whose record exists already, without `preview`. */
        existing?: components['parameters']['existing'];
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImportFile'];
      };
    };
    responses: {
      201: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  createDieselPrices: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordList'];
      };
    };
    responses: {
      200: components['responses']['CreatedRecords'];
      default: components['responses']['Problem'];
    };
  };
  getDieselPricesTemplate: {
    parameters: {
      query?: {
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listDieselPriceColumns: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportColumns'];
      default: components['responses']['Problem'];
    };
  };
  getDieselPrice: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DieselPrice'];
      default: components['responses']['Problem'];
    };
  };
  deleteDieselPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateDieselPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DieselPriceChange'];
      };
    };
    responses: {
      200: components['responses']['DieselPrice'];
      default: components['responses']['Problem'];
    };
  };
  listExchangeRates: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows that match this day. */
        since?: string;
        /** @description Only the rows that match this day. */
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ExchangeRate'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createExchangeRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExchangeRateInput'];
      };
    };
    responses: {
      201: components['responses']['ExchangeRate'];
      default: components['responses']['Problem'];
    };
  };
  getExchangeRate: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ExchangeRate'];
      default: components['responses']['Problem'];
    };
  };
  deleteExchangeRate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      default: components['responses']['Problem'];
    };
  };
  updateExchangeRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExchangeRateChange'];
      };
    };
    responses: {
      200: components['responses']['ExchangeRate'];
      default: components['responses']['Problem'];
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Returns only the number of records by the values of this field. */
        countBy?: 'status';
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['InvitationStatus'][];
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        destinationState?: components['schemas']['StateCode'];
        /** @description To quotes with a stop in this state, origin and destination included. */
        stopState?: components['schemas']['StateCode'];
        /** @description To quotes with stops between origin and destination in these states, in this order, and no others; `none` for two stops. */
        viaStates?: string[];
        /** @description Invitations sent on this day or later, by the time zone of the caller's company. */
        sentFrom?: string;
        /** @description Invitations sent on this day or earlier. */
        sentTo?: string;
        /** @description true: invitations with a rate before the deadline; false: without one. */
        rated?: boolean;
        /** @description Invitations closed or declined for this reason. */
        closeReason?: string;
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('carrier' | 'quote')[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Invitation'][]
            | components['schemas']['Count']
            | components['schemas']['Counts'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getInvitation: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('carrier' | 'quote')[];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  getInvitationSheet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the mail of the invitation says. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitationSheet'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  linkInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  mailInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkAddress'];
      };
    };
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  openInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  acknowledgeInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  confirmAvailability: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  rateInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateInput'];
      };
    };
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  declineInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationDecline'];
      };
    };
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  reopenInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  logCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationCall'];
      };
    };
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  readReply: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplyInput'];
      };
    };
    responses: {
      /** @description The reply as it was read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplyReading'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listInvitationReplies: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most the last 50 replies. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitationReply'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  keepReplyAttachment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The reply. */
        replyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplyAttachmentKeep'];
      };
    };
    responses: {
      /** @description The reply. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitationReply'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  rejectRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateReject'];
      };
    };
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  restoreRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      default: components['responses']['Problem'];
    };
  };
  listShipments: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['ShipmentStatus'][];
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        delayed?: boolean;
        /** @description With an agreed proof document in one of these statuses; only loads that are not finished. Not for customers. */
        evidence?: components['schemas']['EvidenceStatus'][];
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('customer' | 'carrier' | 'quote' | 'equipment' | 'comodity')[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shipment'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  createShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShipmentInput'];
      };
    };
    responses: {
      201: components['responses']['Shipment'];
      default: components['responses']['Problem'];
    };
  };
  importShipments: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description For internal staff only: the company of the loads. */
        companyId?: string;
        /**
         * @description true only checks the rows: nothing is written until the import is confirmed with `POST /imports/{id}/confirm`.
         *     Otherwise the valid rows are written as soon as they are checked.
         */
        preview?: components['parameters']['preview'];
        /** @description What is done with rows whose record exists already, without `preview`. */
        existing?: components['parameters']['existing'];
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImportFile'];
      };
    };
    responses: {
      201: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  createShipments: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description For internal staff only: the company of the loads. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordList'];
      };
    };
    responses: {
      200: components['responses']['CreatedRecords'];
      default: components['responses']['Problem'];
    };
  };
  getShipmentsTemplate: {
    parameters: {
      query?: {
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listShipmentColumns: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportColumns'];
      default: components['responses']['Problem'];
    };
  };
  getShipment: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it. */
        expand?: ('customer' | 'carrier' | 'quote' | 'equipment' | 'comodity')[];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Shipment'];
      default: components['responses']['Problem'];
    };
  };
  updateShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShipmentChange'];
      };
    };
    responses: {
      200: components['responses']['Shipment'];
      default: components['responses']['Problem'];
    };
  };
  moveShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShipmentMove'];
      };
    };
    responses: {
      200: components['responses']['Shipment'];
      default: components['responses']['Problem'];
    };
  };
  listShipmentHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  listShipmentEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Events'];
      default: components['responses']['Problem'];
    };
  };
  listInquiries: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['InquiryStatus'][];
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['InquiryKind'][];
        /** @description Only the rows that match it. */
        assignedTo?: string;
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Inquiry'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getFormToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A signed token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            formToken: string;
            minimumSeconds: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getFormChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            equipments: {
              /** Format: uuid */
              id: string;
              nameEs: string;
              nameEn: string;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  sendContactMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactMessage'];
      };
    };
    responses: {
      201: components['responses']['Received'];
      default: components['responses']['Problem'];
    };
  };
  requestDemo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DemoRequest'];
      };
    };
    responses: {
      201: components['responses']['Received'];
      default: components['responses']['Problem'];
    };
  };
  requestQuote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteRequest'];
      };
    };
    responses: {
      201: components['responses']['Received'];
      default: components['responses']['Problem'];
    };
  };
  offerRoute: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteOffer'];
      };
    };
    responses: {
      201: components['responses']['Received'];
      default: components['responses']['Problem'];
    };
  };
  convertInquiry: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InquiryConversion'];
      };
    };
    responses: {
      200: components['responses']['Inquiry'];
      default: components['responses']['Problem'];
    };
  };
  getInquiry: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Inquiry'];
      default: components['responses']['Problem'];
    };
  };
  updateInquiry: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InquiryChange'];
      };
    };
    responses: {
      200: components['responses']['Inquiry'];
      default: components['responses']['Problem'];
    };
  };
  getLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The kind of the link, and the record that it opens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Link'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  openLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The kind of the link, and the record that it opens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Link'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listPlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The free plan first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanOffer'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getPlanUse: {
    parameters: {
      query?: {
        /** @description For internal staff only: of another company. */
        companyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The current use. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanUse'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  requestUpgrade: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpgradeRequest'];
      };
    };
    responses: {
      201: components['responses']['Received'];
      default: components['responses']['Problem'];
    };
  };
  startRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationStart'];
      };
    };
    responses: {
      201: components['responses']['Registration'];
      default: components['responses']['Problem'];
    };
  };
  resumeRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationKey'];
      };
    };
    responses: {
      200: components['responses']['Registration'];
      default: components['responses']['Problem'];
    };
  };
  saveRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationSave'];
      };
    };
    responses: {
      200: components['responses']['Registration'];
      default: components['responses']['Problem'];
    };
  };
  finishRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationFinish'];
      };
    };
    responses: {
      200: components['responses']['Registration'];
      default: components['responses']['Problem'];
    };
  };
  getCartaPorte: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['CartaPorte'];
      default: components['responses']['Problem'];
    };
  };
  saveCartaPorteCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartaPorteCustomer'];
      };
    };
    responses: {
      200: components['responses']['CartaPorte'];
      default: components['responses']['Problem'];
    };
  };
  saveCartaPorteCarrier: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartaPorteCarrier'];
      };
    };
    responses: {
      200: components['responses']['CartaPorte'];
      default: components['responses']['Problem'];
    };
  };
  searchCartaPorteKeys: {
    parameters: {
      query: {
        /** @description Which catalog it is. */
        catalog: components['schemas']['SatCatalogName'];
        /** @description The beginning of the key, or part of the name or of its similar words. */
        q: string;
        /** @description The state of a municipality, the postal code of a colony. */
        within?: string;
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartaPorteChoice'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  linkCartaPorte: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Whose part it is. */
        party: components['schemas']['CartaPorteParty'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  downloadCartaPorte: {
    parameters: {
      query: {
        /** @description XML as SAT defines the complement, or the same data as JSON or CSV. */
        format: 'xml' | 'json' | 'csv';
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/xml': string;
          'application/json': Record<string, never>;
          'text/csv': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listRateConfirmations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['RateConfirmations'];
      default: components['responses']['Problem'];
    };
  };
  issueRateConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateConfirmationTerms'];
      };
    };
    responses: {
      201: components['responses']['RateConfirmations'];
      default: components['responses']['Problem'];
    };
  };
  acceptRateConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The rate confirmation of the load. */
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateConfirmationAccept'];
      };
    };
    responses: {
      200: components['responses']['RateConfirmations'];
      default: components['responses']['Problem'];
    };
  };
  getRateConfirmationDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Delivery'];
      default: components['responses']['Problem'];
    };
  };
  linkRateConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  mailRateConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkAddress'];
      };
    };
    responses: {
      200: components['responses']['Delivery'];
      default: components['responses']['Problem'];
    };
  };
  getRateConfirmationSheet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The rate confirmation of the load. */
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description What the document says; of a leg first whom to ask for at its hand-overs now, where the document names nobody there, or
       *     somebody else.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateConfirmationSheet'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  downloadRateConfirmation: {
    parameters: {
      query: {
        /** @description PDF, or an HTML page. */
        format: 'pdf' | 'html';
        /** @description The language of the document; by default that of the carrier. */
        language?: components['schemas']['DocumentLanguage'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The rate confirmation of the load. */
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'text/html': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getMoves: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The moves. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Moves'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  reportMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShipmentMove'];
      };
    };
    responses: {
      /** @description The moves. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Moves'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  undoMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveUndo'];
      };
    };
    responses: {
      /** @description The moves. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Moves'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  linkMoves: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listLegs: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its legs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leg'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listLegChoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The choices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegChoices'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  updateLeg: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Which leg: the only one of a load within a country, or one of three across the border. */
        kind: components['schemas']['LegKind'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LegChange'];
      };
    };
    responses: {
      /** @description The leg. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leg'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getCrossing: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Crossing'];
      default: components['responses']['Problem'];
    };
  };
  updateCrossing: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that is changed. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CrossingChange'];
      };
    };
    responses: {
      200: components['responses']['Crossing'];
      default: components['responses']['Problem'];
    };
  };
  listBridgeWaits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waiting times, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BridgeWait'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  reportBridgeWait: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BridgeWaitInput'];
      };
    };
    responses: {
      /** @description The waiting time. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BridgeWait'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getBorder: {
    parameters: {
      query?: {
        /** @description Arrivals until so many days from now, and of the last week those that have not crossed yet. */
        days?: number;
        /** @description Only loads that cross here. */
        bridgeId?: string;
        /** @description Only loads of which this party owes something. */
        owedBy?: components['schemas']['BorderParty'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The loads. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BorderBoard'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getBorderByLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['BorderRequest'];
      default: components['responses']['Problem'];
    };
  };
  answerBorder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BorderAnswer'];
      };
    };
    responses: {
      200: components['responses']['BorderRequest'];
      default: components['responses']['Problem'];
    };
  };
  getArrival: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Arrival'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getBorderOfLoad: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The load. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BorderLoad'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  linkBorder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Who is asked. */
        party: components['parameters']['party'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  mailBorder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description Who is asked. */
        party: components['parameters']['party'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkAddress'];
      };
    };
    responses: {
      /** @description The load. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BorderLoad'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['LoadEvidence'];
      default: components['responses']['Problem'];
    };
  };
  linkEvidence: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  sendEvidence: {
    parameters: {
      query?: {
        /** @description On a load of more than two stops: at which one it was taken. Without it the last delivery is meant, or the first pickup where nothing is owed at deliveries alone. */
        stopNumber?: components['schemas']['StopNumber'];
        /** @description When the phone says that the photo was taken. */
        takenAt?: string;
        /** @description Where the phone was, with the longitude. */
        latitude?: number;
        /** @description Where the phone was, with the latitude. */
        longitude?: number;
        /** @description The name of the file when the body is the file itself; a form contains the name. */
        fileName?: string;
      };
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description What is shown, such as the signed proof of delivery. */
        type: components['parameters']['type'];
      };
      cookie?: never;
    };
    /** @description A form with one file, or the file itself; the same limits apply to both. */
    requestBody: {
      content: {
        'application/octet-stream': components['schemas']['EvidenceBody'];
        'application/pdf': components['schemas']['EvidenceBody'];
        'application/xml': components['schemas']['EvidenceBody'];
        'image/jpeg': components['schemas']['EvidenceBody'];
        'image/png': components['schemas']['EvidenceBody'];
        'multipart/form-data': {
          /**
           * Format: binary
           * @description At most 20 MB; its type is recognized by its content, not by its name.
           */
          file: string;
        };
      };
    };
    responses: {
      200: components['responses']['LoadEvidence'];
      default: components['responses']['Problem'];
    };
  };
  downloadEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description What is shown, such as the signed proof of delivery. */
        type: components['parameters']['type'];
        /** @description The id of the file. */
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'application/xml': string;
          'image/jpeg': string;
          'image/png': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  reviewEvidence: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description What is shown, such as the signed proof of delivery. */
        type: components['parameters']['type'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EvidenceReview'];
      };
    };
    responses: {
      200: components['responses']['LoadEvidence'];
      default: components['responses']['Problem'];
    };
  };
  listAccessorials: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['LoadAccessorials'];
      default: components['responses']['Problem'];
    };
  };
  requestAccessorial: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccessorialRequest'];
      };
    };
    responses: {
      201: components['responses']['LoadAccessorials'];
      default: components['responses']['Problem'];
    };
  };
  reviewAccessorial: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The id of the accessorial. */
        accessorialId: components['parameters']['accessorialId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccessorialReview'];
      };
    };
    responses: {
      200: components['responses']['LoadAccessorials'];
      default: components['responses']['Problem'];
    };
  };
  sendAccessorialFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The id of the accessorial. */
        accessorialId: components['parameters']['accessorialId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description At most 20 MB; its type is recognized by its content, not by its name.
           */
          file: string;
        };
      };
    };
    responses: {
      200: components['responses']['LoadAccessorials'];
      default: components['responses']['Problem'];
    };
  };
  downloadAccessorialFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The id of the accessorial. */
        accessorialId: components['parameters']['accessorialId'];
        /** @description The id of the file. */
        proofId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
          'image/png': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listSettlements: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['SettlementStatus'][];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        currency?: components['schemas']['Currency'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['Settlement'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getSettlementTotals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One row for each currency with an unpaid settlement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettlementTotal'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  bulkSettlements: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkPayment'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  getBankFile: {
    parameters: {
      query: {
        /** @description The settlements. */
        id: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, and which of the settlements are not in it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankFile'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getSettlement: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Settlement'];
      default: components['responses']['Problem'];
    };
  };
  paySettlement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentMark'];
      };
    };
    responses: {
      200: components['responses']['Settlement'];
      default: components['responses']['Problem'];
    };
  };
  unpaySettlement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Settlement'];
      default: components['responses']['Problem'];
    };
  };
  getTracking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The load. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tracking'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  downloadTrackingFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the file. */
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file as an attachment, named after the proof document. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
          'image/png': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  linkTracking: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkText'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  downloadLoadFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The archive as an attachment. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/x-tar': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listShipmentIncidents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its incidents, open and resolved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShipmentIncident'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  reportShipmentIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShipmentIncidentInput'];
      };
    };
    responses: {
      201: components['responses']['Shipment'];
      default: components['responses']['Problem'];
    };
  };
  resolveShipmentIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
        /** @description The incident of the load. */
        reportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Shipment'];
      default: components['responses']['Problem'];
    };
  };
  listFailedJobs: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['FailedJobKind'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FailedJob'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  bulkFailedJobs: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRetry'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  retryFailedJob: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job waits in its queue. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  exportCompanyData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'Content-Disposition': components['headers']['ContentDisposition'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  findPersonalData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PersonalAddress'];
      };
    };
    responses: {
      /** @description The places, by kind. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonalAddressFound'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  exportPersonalData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PersonalAddress'];
      };
    };
    responses: {
      /** @description The records, by kind. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonalAddressData'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  erasePersonalData: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressErasure'];
      };
    };
    responses: {
      /** @description What was erased, and the pseudonym. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressErased'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listSecurityEvents: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description First day. */
        from?: string;
        /** @description Last day. */
        until?: string;
        /** @description Only the rows with one of these values. */
        event?: components['schemas']['SecurityEventKind'][];
        /** @description Only the rows that match it. */
        userId?: string;
        /** @description Only the rows that match it. */
        entityId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['SecurityEvent'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getMailStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state of outgoing mail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailStatus'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['NotificationKind'][];
        /** @description true: only unread ones; false: only read ones. */
        unread?: boolean;
        /** @description true: only archived ones. */
        archived?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['Notification'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getUnassignedNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of open requests, and the kinds of notification about them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            count: number;
            kinds: components['schemas']['NotificationKind'][];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  readAllNotifications: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of notifications that were unread. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listNotificationChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One entry for each event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationChoice'][];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  chooseNotification: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationChoiceChange'];
      };
    };
    responses: {
      /** @description The event as it is heard of now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationChoice'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  updateNotification: {
    parameters: {
      query: {
        /** @description What becomes of the notification. */
        action: 'read' | 'unread' | 'archive' | 'unarchive';
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The notification. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notification'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  listImports: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description Only the rows that match it. */
        resource?: components['schemas']['ImportResource'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['ImportStatus'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Import'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getImport: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  confirmImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportConfirmation'];
      };
    };
    responses: {
      200: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  chooseImportDates: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportDates'];
      };
    };
    responses: {
      200: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  cancelImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Import'];
      default: components['responses']['Problem'];
    };
  };
  listImportRows: {
    parameters: {
      query?: {
        /** @description Only the rows with these outcomes. */
        outcome?: components['schemas']['RowOutcome'][];
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportRows'];
      default: components['responses']['Problem'];
    };
  };
  getImportFile: {
    parameters: {
      query?: {
        /** @description Only the refused rows, or all of them. */
        rows?: 'failed' | 'all';
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
        /** @description Begins after the last row of a page, instead of at an offset, so that rows that were added or removed meanwhile are neither repeated nor skipped. It is in the `Link` of that page, and belongs to its sort. */
        cursor?: components['parameters']['cursor'];
        /** @description react-admin's `[first,last]`, both included. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description false omits the total, which makes long lists faster. */
        total?: components['parameters']['total'];
        /** @description true returns only the count. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
        /** @description First day. */
        from?: string;
        /** @description Last day. */
        until?: string;
        /** @description Only the rows with one of these values. */
        entity?: components['schemas']['EventEntity'][];
        /** @description Only the rows with one of these values. */
        toStatus?: string[];
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page, or the count where the count was asked for. */
      200: {
        headers: {
          'Content-Range': components['headers']['ContentRange'];
          'X-Total-Is': components['headers']['TotalIs'];
          Link: components['headers']['NextPage'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['HistoryEvent'][] | components['schemas']['Count'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  getHistory: {
    parameters: {
      query?: {
        /** @description Only these fields of a record, with commas or repeated: `fields=reference,status`. `id` always comes; the answer lacks the others, also those that its schema requires. */
        fields?: components['parameters']['fields'];
      };
      header?: never;
      path: {
        /** @description The id of a quote, which the rows of the list have as `quoteId`; not the id of a row. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes of status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['History'];
        };
      };
      default: components['responses']['Problem'];
    };
  };
  exportVehicles: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['VehicleKind'][];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listVehicleHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkVehicles: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportOperators: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        licenceType?: components['schemas']['LicenceType'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listOperatorHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkOperators: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  listKeyHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  listWebhookHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  exportUsers: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description customers: users of customer companies */
        type?: 'customers';
        /** @description The user's e-mail address. */
        email?: string;
        /** @description true: only deactivated users. */
        archived?: boolean;
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        userTypeId?: components['schemas']['UserTypeId'];
        /** @description Only the rows that match it. */
        userRoleId?: components['schemas']['UserRoleId'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listUserHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkUsers: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportCompanies: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        type?: components['schemas']['CompanyType'][];
        /** @description Only the rows that match it. */
        plan?: components['schemas']['Plan'];
        /** @description Only the rows that match it. */
        ownerCompanyId?: string;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listCompanyHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkCompanies: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportCarriers: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['CarrierStatus'][];
        /** @description Only the rows with one of these values. */
        confidence?: components['schemas']['Confidence'][];
        /** @description Only the rows that match it. */
        network?: components['schemas']['Network'];
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        deliveryState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        equipmentId?: string;
        /** @description Carriers that name this bridge among those that they serve. */
        bridgeId?: string;
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        nationality?: components['schemas']['Country'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listCarrierHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  exportValidations: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['DocumentStatus'][];
        /** @description Only the rows with one of these values. */
        type?: components['schemas']['DocumentType'][];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Approved documents that expire within this number of days, or have expired. */
        expiresWithin?: number;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listValidationHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  exportContacts: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        contactTypeId?: string;
        /** @description Only the rows that match it. */
        language?: 'es' | 'en';
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listContactHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkContacts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportLocations: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        state?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        country?: components['schemas']['Country'];
        /** @description Only the rows with one of these values. */
        kind?: components['schemas']['LocationKind'][];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listLocationHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkLocations: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportEquipments: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        category?: components['schemas']['EquipmentCategory'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listEquipmentHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkEquipments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportComodities: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        hazmat?: boolean;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listComodityHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkComodities: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportPackagings: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        stackable?: boolean;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listPackagingHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkPackagings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportContactTypes: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        audience?: components['schemas']['ContactAudience'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listContactTypeHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkContactTypes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportBridges: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listBridgeHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkBridges: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportIncidents: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        severity?: components['schemas']['Severity'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listIncidentHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkIncidents: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportQuotes: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['QuoteStatus'][];
        /** @description Only the rows that match it. */
        kind?: components['schemas']['QuoteKind'];
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Quotes that this carrier was invited to; none for a shipper. */
        carrierId?: string;
        /** @description Quotes to which this carrier gave a rate before the deadline; none for a shipper. */
        ratedBy?: string;
        /** @description Quotes that were assigned to this carrier; none for a shipper. */
        assignedTo?: string;
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        equipmentId?: string;
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        destinationState?: components['schemas']['StateCode'];
        /** @description With a stop in this state, origin and destination included. */
        stopState?: components['schemas']['StateCode'];
        /** @description With stops between origin and destination in these states, in this order, and no others; `none` for two stops. */
        viaStates?: string[];
        /** @description Quotes whose price the customer accepted or rejected, or has not answered. */
        customerAnswer?: 'accepted' | 'refused' | 'none';
        /** @description Quotes closed for this reason. */
        closeReason?: string;
        /** @description Quotes created on this day or later, by the time zone of the caller's company. */
        createdFrom?: string;
        /** @description Quotes created on this day or earlier. */
        createdTo?: string;
        /** @description Quotes sent to carriers on this day or later. */
        sentFrom?: string;
        /** @description Quotes sent to carriers on this day or earlier. */
        sentTo?: string;
        /** @description true: quotes with a rate before the deadline; false: without one. */
        rated?: boolean;
        /** @description true: quotes whose first rate arrived within 60 minutes; false: the others. */
        ratedWithinHour?: boolean;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  exportRoutes: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows that match it. */
        status?: components['schemas']['RouteStatus'];
        /** @description Only the rows that match it. */
        kind?: components['schemas']['QuoteKind'];
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        frequency?: components['schemas']['Frequency'];
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        assigned?: boolean;
        /** @description Only the rows that match it. */
        equipmentId?: string;
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        originState?: components['schemas']['StateCode'];
        /** @description Only the rows that match it. */
        destinationState?: components['schemas']['StateCode'];
        /** @description With a stop in this state, origin and destination included. */
        stopState?: components['schemas']['StateCode'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listRouteHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkRoutes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportDieselPrices: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows that match it. */
        country?: components['schemas']['FuelCountry'];
        /** @description Only the rows that match it. */
        source?: string;
        /** @description Only the rows that match this day. */
        since?: string;
        /** @description Only the rows that match this day. */
        until?: string;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listDieselPriceHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkDieselPrices: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportExchangeRates: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Only the rows that match this day. */
        since?: string;
        /** @description Only the rows that match this day. */
        until?: string;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  listExchangeRateHistory: {
    parameters: {
      query?: {
        /** @description How many rows a page has at most. */
        limit?: components['parameters']['limit'];
        /** @description How many rows are before the page. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description The record, by its UUIDv7. */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      default: components['responses']['Problem'];
    };
  };
  bulkExchangeRates: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is unique for each intended call; a repeat returns the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkArchive'];
      };
    };
    responses: {
      200: components['responses']['BulkResult'];
      default: components['responses']['Problem'];
    };
  };
  exportShipments: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the records that this import created. */
        importId?: components['parameters']['importId'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['ShipmentStatus'][];
        /** @description Only the rows that match it. */
        movement?: components['schemas']['Movement'];
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        companyId?: string;
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        delayed?: boolean;
        /** @description With an agreed proof document in one of these statuses; only loads that are not finished. Not for customers. */
        evidence?: components['schemas']['EvidenceStatus'][];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  exportSettlements: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description Text to search for; accents and case are ignored. */
        q?: components['parameters']['q'];
        /** @description Only the rows with one of these values. */
        status?: components['schemas']['SettlementStatus'][];
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description Only the rows that match it. */
        currency?: components['schemas']['Currency'];
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  exportHistory: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of filters; each filter is also a parameter. */
        filter?: components['parameters']['filter'];
        /** @description Only the records with these ids. */
        id?: components['parameters']['ids'];
        /** @description First day. */
        from?: string;
        /** @description Last day. */
        until?: string;
        /** @description Only the rows with one of these values. */
        entity?: components['schemas']['EventEntity'][];
        /** @description Only the rows with one of these values. */
        toStatus?: string[];
        /** @description Only the rows that match it. */
        quoteId?: string;
        /** @description Only the rows that match it. */
        customerId?: string;
        /** @description Only the rows that match it. */
        carrierId?: string;
        /** @description CSV, or an Excel workbook. */
        format?: components['parameters']['fileFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      default: components['responses']['Problem'];
    };
  };
  receiveEvent: {
    parameters: {
      query?: never;
      header: {
        /** @description The same in each try of an event. */
        'webhook-id': string;
        /** @description The time of this try in seconds since 1970. */
        'webhook-timestamp': number;
        /** @description `v1,` and the signature in base64; two, with a space between, for a day after a new secret. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookBody'];
      };
    };
    responses: {
      /** @description The webhook is ended. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
