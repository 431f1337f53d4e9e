// Generated from openapi.yaml by npm run generate.
export interface paths {
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The process answers */
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
    /** The database is reachable and its migrations are current */
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
    /** What a browser needs to sign in and to ask for help */
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
    /** What Andén has done, over all companies together */
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
    /** How the caller's quotes were answered; a carrier's, how it answered */
    get: operations['getMetrics'];
    put?: never;
    post?: never;
    delete?: never;
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
    /** The caller's user, and what it may do with each resource */
    get: operations['getSession'];
    put?: never;
    post?: never;
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
    /** The caller's own saved queries */
    get: operations['listSavedQueries'];
    put?: never;
    /** Keep a list's filters, sort and columns under a name */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Forget a saved query */
    delete: operations['deleteSavedQuery'];
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
    /** Users the caller may see */
    get: operations['listUsers'];
    put?: never;
    /** Register a user */
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
     * Confirm the signed-in person as a user of the product
     * @description Only the token decides who that is. An `email` that is not the token's own verified address is refused.
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
     * The profile behind an e-mail address
     * @description The caller's own verified address; internal staff may look up others.
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The profile of a user */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A user */
    get: operations['getUser'];
    put?: never;
    post?: never;
    /** Archive a user, who can no longer sign in */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /** Change the named fields */
    patch: operations['updateUser'];
    trace?: never;
  };
  '/users/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
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
     * Keep a reference to one of the user's documents
     * @description An empty value forgets the document. A user keeps at most 20.
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
     * Where a postal code lies
     * @description State and time zone are known of every code in use, the city of some.
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
    /** The states of Mexico and the United States, with their time zones */
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
    /** The own company and its customers */
    get: operations['listCompanies'];
    put?: never;
    /** Register a customer */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A company */
    get: operations['getCompany'];
    put?: never;
    post?: never;
    /** Archive a customer */
    delete: operations['deleteCompany'];
    options?: never;
    head?: never;
    /** Change the named fields */
    patch: operations['updateCompany'];
    trace?: never;
  };
  '/companies/{id}/fuel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
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
    /** What the fuel surcharge of the company is computed with */
    patch: operations['setCompanyFuel'];
    trace?: never;
  };
  '/carriers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Carriers of the networks the caller may see */
    get: operations['listCarriers'];
    put?: never;
    /**
     * Register a carrier in the own network
     * @description Fields may come in the query instead of a body; lists there are written as JSON or with commas, and an empty value means that the field is not given.
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
    /** Carriers with exactly this identity */
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
    /** Archive or assess several carriers, each by itself */
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
    /** Load a file of carriers; the answer's `id` tells how far it is */
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
    /** Register several carriers at once, each by itself */
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
    /** The file to fill in with carriers, its columns alone */
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
    /** What each column of the template takes */
    get: operations['listCarrierColumns'];
    put?: never;
    post?: never;
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A carrier */
    get: operations['getCarrier'];
    put?: never;
    post?: never;
    /** Archive a carrier */
    delete: operations['deleteCarrier'];
    options?: never;
    head?: never;
    /**
     * Change the named fields
     * @description Fields may come in the query instead of a body; lists there are written as JSON or with commas, and an empty value means that the field is not given.
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
    /** Documents that carriers have handed in, for review */
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
     * Where a carrier stands with each document, the required first
     * @description All types, also those that nothing was handed in of, so that each has a `uuid` to upload to.
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
    /** Approve or reject the newest version of a document */
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
     * Hand in a new version of a document
     * @description The approved version stays valid until the new one is approved. The same file again is a new version too.
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
    /** The file of a document, the newest version unless one is named */
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
    /** As /carriers/documentAdminList, under the name of its screen */
    get: operations['listValidations'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A document with all its versions */
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
    /** People of the own company, its customers and its carriers */
    get: operations['listContacts'];
    put?: never;
    /** Register a contact of a company or of a carrier */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A contact */
    get: operations['getContact'];
    put?: never;
    post?: never;
    /** Archive a contact */
    delete: operations['deleteContact'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Places of the own company */
    get: operations['listLocations'];
    put?: never;
    /** Register a place */
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
    /** Load a file of places; the answer's `id` tells how far it is */
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
    /** Register several places at once, each by itself */
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
    /** The file to fill in with places, its columns alone */
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
    /** What each column of the template takes */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A place */
    get: operations['getLocation'];
    put?: never;
    post?: never;
    /** Archive a place */
    delete: operations['deleteLocation'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Equipment types */
    get: operations['listEquipments'];
    put?: never;
    /** Add a type */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A type */
    get: operations['getEquipment'];
    put?: never;
    post?: never;
    /** Archive a type, which stays on the records that have it */
    delete: operations['deleteEquipment'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Commodity types */
    get: operations['listComodities'];
    put?: never;
    /** Add a type */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A type */
    get: operations['getComodity'];
    put?: never;
    post?: never;
    /** Archive a type, which stays on the records that have it */
    delete: operations['deleteComodity'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Packaging types */
    get: operations['listPackagings'];
    put?: never;
    /** Add a type */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A type */
    get: operations['getPackaging'];
    put?: never;
    post?: never;
    /** Archive a type, which stays on the records that have it */
    delete: operations['deletePackaging'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Contact types */
    get: operations['listContactTypes'];
    put?: never;
    /** Add a type */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A type */
    get: operations['getContactType'];
    put?: never;
    post?: never;
    /** Archive a type, which stays on the records that have it */
    delete: operations['deleteContactType'];
    options?: never;
    head?: never;
    /** Change the named fields */
    patch: operations['updateContactType'];
    trace?: never;
  };
  '/catalogs/incidents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Incident types */
    get: operations['listIncidents'];
    put?: never;
    /** Add a type */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A type */
    get: operations['getIncident'];
    put?: never;
    post?: never;
    /** Archive a type, which stays on the records that have it */
    delete: operations['deleteIncident'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Quotes the caller may see */
    get: operations['listQuotes'];
    put?: never;
    /** Ask for a price */
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
    /** Today's fuel surcharge for a distance */
    get: operations['estimateFuelSurcharge'];
    put?: never;
    post?: never;
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
    /** The company's own past rates on a lane */
    get: operations['getLaneMemory'];
    put?: never;
    post?: never;
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A quote */
    get: operations['getQuote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the named fields */
    patch: operations['updateQuote'];
    trace?: never;
  };
  '/quotes/{id}/matches': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Ranked carriers that cover the quote, and why others do not */
    get: operations['matchCarriers'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed which field, newest first; not for carriers */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The quote's fuel surcharge */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The company's own past rates on the quote's lane */
    get: operations['getQuoteLaneMemory'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** What happened to the quote, oldest first */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Invite carriers and start the clock */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Choose a carrier's rate and create the shipment */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw the quote */
    post: operations['dismissQuote'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask again with a new quote at today's exchange rate, in place of this one */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Share a price with the customer */
    post: operations['shareQuote'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register that the customer accepts the price */
    post: operations['acceptQuote'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register that the customer refuses the price, and why */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take the load from its carrier before it is picked up */
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
    /** Routes the caller may see; to a carrier those assigned to it */
    get: operations['listRoutes'];
    put?: never;
    /** Register a lane */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A route */
    get: operations['getRoute'];
    put?: never;
    post?: never;
    /** Archive a route */
    delete: operations['deleteRoute'];
    options?: never;
    head?: never;
    /** Change the named fields */
    patch: operations['updateRoute'];
    trace?: never;
  };
  '/quotes/{id}/route': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The route of an awarded project
     * @description A lane with the load, the carrier and the price of the award. Asked again, the first answer is given.
     */
    post: operations['createRouteFromQuote'];
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
    /** Diesel prices by date */
    get: operations['listDieselPrices'];
    put?: never;
    /** Enter a price */
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
     * Load a file of prices; the answer's `id` tells how far it is
     * @description A price that is there already changes nothing, so a longer list can be sent again.
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
    /** Enter several prices at once, each by itself */
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
    /** The file to fill in with prices, its columns alone */
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
    /** What each column of the template takes */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A diesel price */
    get: operations['getDieselPrice'];
    put?: never;
    post?: never;
    /** Archive a price */
    delete: operations['deleteDieselPrice'];
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Exchange rates by date */
    get: operations['listExchangeRates'];
    put?: never;
    /** Enter a day's rate */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** An exchange rate */
    get: operations['getExchangeRate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the named fields */
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
    /** Invitations of the own quotes, or the own carrier's */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** An invitation */
    get: operations['getInvitation'];
    put?: never;
    post?: never;
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The carrier has seen it, or staff logged a call */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The carrier has read that a request ended without it
     * @description A dismissed or expired invitation becomes `answered`. Nothing is counted; doing it again changes nothing.
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The carrier can cover the load, the price follows */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answer with a rate; a later one replaces it until the deadline */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline, with the reason */
    post: operations['declineInvitation'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Log a call with the carrier, and its answer if it gave one */
    post: operations['logCall'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reject the carrier's rate, with the reason */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back the rejection of a rate while the quote is open */
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
    /** Loads the caller may see */
    get: operations['listShipments'];
    put?: never;
    /** Register a load without a quote */
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
    /** Load a file of loads; the answer's `id` tells how far it is */
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
    /** Register several loads at once, each by itself */
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
    /** The file to fill in with loads, its columns alone */
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
    /** What each column of the template takes */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A load */
    get: operations['getShipment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the named fields */
    patch: operations['updateShipment'];
    trace?: never;
  };
  '/shipments/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One step forward, one back with a reason, or cancelled */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed which field, newest first; not for carriers */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** What happened to the load, oldest first */
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
    /** What people asked for on the public site; for internal staff */
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
     * What a public form needs before it can be sent
     * @description A form is sent with a token that is at least `minimumSeconds` and at most a day old, so that what fills forms in no time is kept out; a repeat with the same token answers the first result.
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
    /** The equipment types that public forms let one choose */
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
    /** Write to Andén */
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
    /** Ask to be shown the product */
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
     * @description Becomes a quote of Andén. Who asked stands with the inquiry alone, since carriers read a quote's comment.
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
    /** Offer a lane as a carrier */
    post: operations['offerRoute'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** What somebody asked for */
    get: operations['getInquiry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Take it, hand it on, or close it */
    patch: operations['updateInquiry'];
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
     * Begin to register a carrier
     * @description Its token goes on with it from any browser and holds for 30 days.
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
    /** A registration as it was left */
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
    /** Keep a step */
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
    /** Register the carrier */
    post: operations['finishRegistration'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** What broker and carrier agreed on, the newest revision first */
    get: operations['listRateConfirmations'];
    put?: never;
    /** Issue a new revision with these terms, of the load as it now is */
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
        id: components['parameters']['id'];
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The carrier agrees to the latest revision, as it reads by its hash */
    post: operations['acceptRateConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/rateConfirmations/{confirmationId}/file': {
    parameters: {
      query: {
        format: 'pdf' | 'html';
        /** @description That of the document; without it the carrier's. */
        language?: components['schemas']['DocumentLanguage'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    /** A revision as a document to read and sign */
    get: operations['downloadRateConfirmation'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** What went wrong with the load, newest first */
    get: operations['listShipmentIncidents'];
    put?: never;
    /** Report an incident or a delay */
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
        id: components['parameters']['id'];
        reportId: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that an incident is over */
    post: operations['resolveShipmentIncident'];
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
    /** What the caller was told */
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
     * How many requests that wait for Andén's staff nobody has opened
     * @description Public, so it tells a number and kinds, and nothing of any record, company or person.
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
    /** Mark everything as read */
    post: operations['readAllNotifications'];
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
    /** Mark as read or unread, put into the archive or take out of it */
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
    /** Files that the own company has loaded */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** How far a loaded file is */
    get: operations['getImport'];
    put?: never;
    post?: never;
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Rows with errors or warnings, in the file's order */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The loaded file back, with what is wrong in each row beside it */
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
    /** What happened to quotes, invitations and loads, as far as the caller may know */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The whole story of the quote with this id, its invitations and its loads, oldest first */
    get: operations['getHistory'];
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
    /** Users the caller may see, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** The own company and its customers, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Carriers of the networks the caller may see, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** As /carriers/documentAdminList, under the name of its screen, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** People of the own company, its customers and its carriers, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Places of the own company, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Equipment types, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Commodity types, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Packaging types, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Contact types, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
    post: operations['bulkContactTypes'];
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
    /** Incident types, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Quotes the caller may see, all of them as a CSV file */
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
    /** Routes the caller may see; to a carrier those assigned to it, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Diesel prices by date, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
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
    /** Archive several records, each by itself */
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
    /** Exchange rates by date, all of them as a CSV file */
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** Who changed what, newest first */
    get: operations['listExchangeRateHistory'];
    put?: never;
    post?: never;
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
    /** Loads the caller may see, all of them as a CSV file */
    get: operations['exportShipments'];
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
    /** What happened to quotes, invitations and loads, as far as the caller may know, all of them as a CSV file */
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
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AgreedAmount: {
      amount: string;
      currency: components['schemas']['Currency'];
    };
    /** @description Without IVA. */
    AgreedPrice: {
      currency: components['schemas']['Currency'];
      total: components['schemas']['Money'];
      linehaul?: components['schemas']['Money'];
      fuelSurcharge?: components['schemas']['Money'];
      borderCrossing?: components['schemas']['Money'];
      tolls?: components['schemas']['Money'];
      accessorials?: components['schemas']['Money'];
    };
    /** @enum {string} */
    Audience: 'shipper' | 'broker' | 'carrier';
    /** @description One of a carrier's contacts; with its id, that contact as it becomes. */
    BookedContact: WithRequired<components['schemas']['ContactFields'], 'name'> & {
      /** Format: uuid */
      id?: string;
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
    BulkIds: string[];
    BulkResult: {
      results: {
        /** Format: uuid */
        id: string;
        /** @description As the call for this record alone would answer. */
        status: number;
        code?: components['schemas']['ErrorCode'];
        /** @description Why not, in the caller's language. */
        message?: string;
      }[];
    };
    /** @enum {string} */
    CallOutcome: 'in_contact' | 'available' | 'rated' | 'rejected_by_carrier';
    /** @description Of the internal network a broker sees the public fields alone; there the tax and transport ids, contact, credit, cost, description and addresses are null or empty. */
    Carrier: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['CarrierFields'],
        'carrierName' | 'status' | 'confidence'
      > & {
        creditType?: components['schemas']['CreditType'] | null;
        companyId?: components['schemas']['Id'];
        network: components['schemas']['Network'];
        /** @description Percentage of what the carrier needs that it has; 100 only when nothing is missing. */
        completion: number;
        /** @description In details, what the carrier still needs; empty to a broker where the carrier is not of its network. */
        missing?: components['schemas']['MissingPart'][];
      };
    CarrierChange: components['schemas']['CarrierFields'] & {
      creditType?: components['schemas']['CreditType'];
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
      caat?: string | null;
      scacCode?: string | null;
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
      addressList?: components['schemas']['Place'][];
      /** @description All contacts of the carrier, in details; those that a change leaves out are archived. */
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
    CatalogCode: string;
    Change: {
      /** Format: uuid */
      id: string;
      /** @description The record's version from then on. */
      version: number;
      /** @enum {string} */
      action: 'created' | 'updated' | 'archived';
      /** @description Who did it; null for people of other companies, and where the product did it by itself. */
      userName: string | null;
      /** @description Who they work for. */
      companyName: string | null;
      /** Format: date-time */
      createdAt: string;
      fields: {
        field: string;
        /** @description As it was; null where there was nothing. */
        from: unknown;
        /** @description As it became; null where there is nothing. */
        to: unknown;
      }[];
    };
    /** @enum {string} */
    ChoiceReason: 'better_rate' | 'better_response_time' | 'more_trust' | 'other';
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
      website?: components['schemas']['ShortText'];
      address?: components['schemas']['Place'] | null;
      currency?: components['schemas']['Currency'];
      /** @description Security certificates that it demands of the carriers of its loads. */
      demandedCertificates?: ('CTPAT' | 'OEA')[];
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
         * @description The broker whose customer or carrier the contact is of.
         */
        ownerCompanyId?: string | null;
        contactTypeNameEs?: string | null;
        contactTypeNameEn?: string | null;
      };
    /**
     * @description Whose people have this type, those of brokers and their customers or those of carriers.
     * @enum {string}
     */
    ContactAudience: 'brokers' | 'carriers';
    ContactChange: components['schemas']['ContactFields'];
    ContactFields: {
      name?: string;
      position?: components['schemas']['ShortText'];
      contactTypeId?: components['schemas']['Id'];
      /** @description None of them twice within the company or carrier. */
      emails?: components['schemas']['Email'][];
      /** @description None of them twice within the company or carrier. */
      phones?: components['schemas']['PhoneNumber'][];
      /** @enum {string} */
      language?: 'es' | 'en';
      comment?: components['schemas']['Comment'];
    };
    /** @description Of exactly one company or carrier; without either, the caller's own. */
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
    /** @description Whom to call; of the broker, who asked for the rate. */
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
    CreatedRecords: {
      created: number;
      failed: number;
      results: components['schemas']['ImportRow'][];
    };
    /** @enum {string} */
    CreditType: 'none' | 'days_15' | 'days_30' | 'days_45' | 'days_60';
    /** @enum {string} */
    Currency: 'USD' | 'MXN';
    /** Format: date */
    Date: string | null;
    Decimal: string | null;
    /** @enum {string} */
    DeclineReason:
      'target_too_low' | 'route_not_covered' | 'service_not_covered' | 'no_availability' | 'other';
    DemoRequest: components['schemas']['FormFields'] &
      WithRequired<components['schemas']['Requester'], 'companyName'> & {
        audience?: components['schemas']['Audience'];
        message?: components['schemas']['Comment'];
      };
    DieselPrice: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['DieselPriceFields'],
        'date' | 'country' | 'currency' | 'unit' | 'price' | 'source'
      >;
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
    /** @description The last price of the country by the day, as it was entered. */
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
      companyId?: components['schemas']['Id'];
      type: components['schemas']['DocumentType'];
      status: components['schemas']['DocumentStatus'];
      /** @description The carrier needs it for what it does. */
      required: boolean;
      /** @description An approved version holds today. */
      valid: boolean;
      /**
       * Format: date
       * @description The last day of the approved version.
       */
      expirationDate?: string | null;
      /**
       * Format: date
       * @description The date that the newest version bears.
       */
      documentDate?: string | null;
      /** @description Why the newest version was rejected. */
      reason?: string | null;
      fileName?: string | null;
      uploadedAt?: components['schemas']['Timestamp'];
      reviewedAt?: components['schemas']['Timestamp'];
      /** @description What it may be approved for, the usual first; nothing else is accepted. */
      validities?: components['schemas']['DocumentValidity'][];
      /** @description In details, every file handed in, the newest first. */
      versions?: components['schemas']['DocumentVersion'][];
    };
    /** Format: binary */
    DocumentBody: string;
    /** @enum {string} */
    DocumentLanguage: 'es' | 'en';
    DocumentReview: {
      /** Format: uuid */
      uuid: string;
      /** @enum {string} */
      status: 'approved' | 'rejected';
      /**
       * Format: date
       * @description The date that the document bears, put right.
       */
      documentDate?: string;
      /**
       * Format: date
       * @description For an approval. One of the document's validities after its date.
       */
      expirationDate?: string;
      /** @description For a rejection. What the carrier reads. */
      reason?: string;
    };
    /**
     * @description `missing`, `expiring` (30 days or less) and `expired` follow from what was handed in and from today's date.
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
      reviewedAt?: components['schemas']['Timestamp'];
    };
    /** @description US employer identification number. */
    Ein: string | null;
    /** Format: email */
    Email: string;
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
    /**
     * @description Why a call was refused. The codes stand under `errors` here and in the modules' own contract.yaml.
     * @enum {string}
     */
    ErrorCode:
      | 'ALREADY_AWARDED'
      | 'RATE_MISSING'
      | 'LOAD_PICKED_UP'
      | 'CARRIER_NOT_ACTIVE'
      | 'PLAN_LIMIT'
      | 'BAD_REQUEST'
      | 'UNAUTHENTICATED'
      | 'TOKEN_EXPIRED'
      | 'NOT_A_USER'
      | 'EMAIL_NOT_VERIFIED'
      | 'FORBIDDEN'
      | 'READ_ONLY'
      | 'NOT_FOUND'
      | 'METHOD_NOT_ALLOWED'
      | 'NOT_ACCEPTABLE_STATE'
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
      | 'TOO_MANY_REQUESTS'
      | 'STORAGE_FULL'
      | 'INTERNAL'
      | 'UNAVAILABLE'
      | 'DOCUMENTS_LACKING'
      | 'DEADLINE_PASSED'
      | 'ALREADY_INVITED'
      | 'PRICE_EXPIRED'
      | 'ALREADY_ANSWERED'
      | 'CONFIRMATION_SUPERSEDED'
      | 'NOT_ON_ITS_WAY';
    Event: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      entity?: 'quotes' | 'invitations' | 'shipments';
      fromStatus?: string | null;
      toStatus: string;
      reason?: string | null;
      comment?: string | null;
      userName?: string | null;
      carrierName?: string | null;
      /** @description That of the place where it happened, where that is known; IANA name. */
      timeZone?: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    /** @enum {string} */
    EventEntity: 'quotes' | 'invitations' | 'shipments';
    /** @description What a dollar costs in pesos from that day on. A quote keeps the rate that it was made with. */
    ExchangeRate: components['schemas']['Record'] &
      WithRequired<components['schemas']['ExchangeRateFields'], 'mxnPerUsd' | 'source'> & {
        /** Format: date */
        date: string;
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
    Figures: {
      /** @description Sent to carriers. */
      quotes: number;
      /** @description Active. */
      carriers: number;
      /** @description Where they pick up or deliver. */
      states: number;
      medianMinutes: components['schemas']['MedianMinutes'];
      percentWithinHour: components['schemas']['PercentWithinHour'];
      /**
       * Format: date-time
       * @description When this was true.
       */
      at: string;
    };
    Finding: {
      field: string;
      /** @description The heading of its column. */
      column?: string | null;
      message: string;
    };
    /** @description What every public form brings. */
    FormFields: {
      formToken: string;
      /** @description Left empty by people, who do not see it. */
      website?: string;
    };
    /** @enum {string} */
    Frequency: 'weekly' | 'monthly';
    /** @enum {string} */
    FuelCountry: 'MX' | 'US';
    FuelPrice: string;
    /**
     * @description Surcharge = max(0, diesel price − base) ÷ consumption × distance. The unit says all three: a base per litre goes
     *     with km/l over kilometres, one per gallon with mpg over miles.
     */
    FuelSettings: {
      country: components['schemas']['FuelCountry'];
      unit: components['schemas']['FuelUnit'];
      currency: components['schemas']['Currency'];
      basePrice: components['schemas']['FuelPrice'];
      consumption: string;
    };
    /** @description max(0, price − base) ÷ consumption × distance, in the quote's currency at its exchange rate. */
    FuelSurcharge: {
      amount: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
      /**
       * @description Which input is not there.
       * @enum {string|null}
       */
      missing: 'settings' | 'price' | 'distance' | 'exchange_rate' | null;
      /** @description As it was when carriers first had the quote. */
      frozen: boolean;
      settings: components['schemas']['FuelSettings'] | null;
      diesel: components['schemas']['DieselQuote'] | null;
      /** @description The diesel price in the unit and currency of the base. */
      price: components['schemas']['Decimal'];
      /** @description In kilometres or miles. */
      distance: components['schemas']['Decimal'];
      /** @enum {string|null} */
      distanceUnit: 'km' | 'mi' | null;
      exchangeRate: components['schemas']['Decimal'];
      exchangeRateDate: components['schemas']['Date'];
    };
    /**
     * @description Litre or US gallon.
     * @enum {string}
     */
    FuelUnit: 'l' | 'gal';
    History: {
      /**
       * Format: uuid
       * @description Of the quote.
       */
      id: string;
      quoteReference: string;
      origin: components['schemas']['HistoryPlace'];
      destination: components['schemas']['HistoryPlace'];
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
      userName?: string | null;
      quoteId: components['schemas']['Id'];
      quoteReference?: string | null;
      invitationId?: components['schemas']['Id'];
      shipmentId: components['schemas']['Id'];
      shipmentReference?: string | null;
      origin: components['schemas']['HistoryPlace'];
      destination: components['schemas']['HistoryPlace'];
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
    /** Format: uuid */
    Id: string | null;
    Identifier: string | null;
    Import: components['schemas']['Record'] & {
      resource: components['schemas']['ImportResource'];
      status: components['schemas']['ImportStatus'];
      fileName: string;
      /** @description Rows below the head. */
      rowsTotal: number;
      rowsRead: number;
      rowsCreated: number;
      /** @description Rows whose record was there already. */
      rowsUnchanged: number;
      rowsFailed: number;
      /** @description Created, and worth a look. */
      rowsWarned: number;
      /**
       * Format: uuid
       * @description null is Andén itself.
       */
      targetCompanyId?: string | null;
      userName?: string | null;
      finishedAt?: components['schemas']['Timestamp'];
    };
    ImportColumn: {
      /** @description Where the value goes in the record. */
      name: string;
      heading: string;
      required: boolean;
      /** @description What may be written, in the caller's language. */
      takes: string;
    };
    ImportFile: {
      /**
       * Format: binary
       * @description One CSV file whose head is the template's: UTF-8 or Windows-1252, with commas or semicolons. At most
       *     so many bytes, rows below the head, records (blank ones included), columns, and characters of a record.
       */
      file: string;
    };
    /** @enum {string} */
    ImportResource: 'carriers' | 'locations' | 'shipments' | 'diesel_prices';
    ImportRow: {
      /** @description The first row below the head is 1. */
      row: number;
      recordId?: components['schemas']['Id'];
      errors: components['schemas']['Finding'][];
      warnings: components['schemas']['Finding'][];
    };
    /** @enum {string} */
    ImportStatus: 'waiting' | 'running' | 'done' | 'failed';
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
        assignedTo?: components['schemas']['Id'];
        assignedToName?: string | null;
        comment?: components['schemas']['Comment'];
      };
    InquiryChange: {
      status?: components['schemas']['InquiryStatus'];
      /**
       * Format: uuid
       * @description A user of Andén; whoever takes it where none is named.
       */
      assignedTo?: string | null;
      comment?: components['schemas']['Comment'];
    };
    /** @enum {string} */
    InquiryKind: 'contact' | 'demo' | 'quote_request' | 'route_offer' | 'carrier_registration';
    /** @enum {string} */
    InquiryStatus: 'new' | 'assigned' | 'done';
    Invitation: components['schemas']['Record'] & {
      /** Format: uuid */
      quoteId: string;
      quoteReference: string;
      /** Format: uuid */
      carrierId: string;
      carrierName?: string;
      confidence?: components['schemas']['Confidence'];
      /** @description Who asks. */
      brokerName?: string;
      status: components['schemas']['InvitationStatus'];
      wave?: number;
      /** @description Time to answer, while it is prepared for a later wave. */
      waveMinutes?: number | null;
      sentAt?: components['schemas']['Timestamp'];
      deadlineAt?: components['schemas']['Timestamp'];
      openedAt?: components['schemas']['Timestamp'];
      answeredAt?: components['schemas']['Timestamp'];
      closedAt?: components['schemas']['Timestamp'];
      closeReason?: string | null;
      comment?: components['schemas']['Comment'];
      /** @description The rate among the rates, once closed. */
      rank?: number | null;
      distancePercent?: components['schemas']['SignedDecimal'];
      rate: components['schemas']['Rate'] | null;
      /** @description The rate in the quote's currency at its stored exchange rate. */
      amount?: string | null;
      /** @description The place of the rate among those of the quote that count for its bestRate, 1 being the lowest; equal amounts share a place. Null where it does not count (late, withdrawn, rejected before the end). Not for carriers. */
      place?: number | null;
      percentAboveBest?: components['schemas']['SignedDecimal'];
      percentAboveTarget?: components['schemas']['SignedDecimal'];
      quoteCurrency?: components['schemas']['Currency'];
      quoteStatus?: components['schemas']['QuoteStatus'];
      load: components['schemas']['InvitedLoad'];
      shipmentId?: components['schemas']['Id'];
    };
    /** @description What the carrier said on the phone, and who of it. */
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
    /** @description What an invited carrier needs to know of the load. Nothing of the sale side. */
    InvitedLoad: components['schemas']['LoadFields'] & {
      equipmentNameEs?: string | null;
      equipmentNameEn?: string | null;
      comodityNameEs?: string | null;
      comodityNameEn?: string | null;
      distanceKm?: components['schemas']['Decimal'];
      targetRate?: components['schemas']['Money'];
      /** @description Pesos for a US dollar, as stored with the quote. */
      exchangeRate?: components['schemas']['Decimal'];
    };
    LaneFields: {
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      equipmentId?: components['schemas']['Id'];
      hazmat?: boolean;
    };
    /**
     * @description Valid rates that this company got in the last two years between the two states with the equipment, each in
     *     today's diesel: a quarter of it, the fuel's share, moves as the diesel price of the origin's country did.
     */
    LaneMemory: {
      /** @description Rates found; below three there are no quartiles. */
      sampleSize: number;
      /** @description Those whose diesel price is known. */
      adjusted: number;
      p25: components['schemas']['Money'];
      p50: components['schemas']['Money'];
      p75: components['schemas']['Money'];
      currency: components['schemas']['Currency'];
    };
    Latitude: string | null;
    Length: string | null;
    /** @description What moves, from where to where, and when. */
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
      /** @description Carriers that cover the quote. */
      total: number;
      matches: {
        /** Format: uuid */
        carrierId: string;
        carrierName: string;
        network: components['schemas']['Network'];
        confidence: components['schemas']['Confidence'];
        rank: number;
        /** @description Loads assigned to it on this lane of states. */
        laneLoads: number;
        /** @description Median time to its rates. */
        responseMinutes: number | null;
        invitationStatus: components['schemas']['InvitationStatus'] | null;
        /** @description Of the carrier that the quote's route is assigned to, which comes first. */
        contractRate: components['schemas']['Money'];
        contractCurrency: components['schemas']['Currency'] | null;
      }[];
      /** @description For each rule, the carriers that fail it, and those that fail nothing else. */
      removed: {
        rule: components['schemas']['MatchRule'];
        removed: number;
        relaxed: number;
      }[];
    };
    /** @description From sending to the first rate, of those that have one; null where too few have. */
    MedianMinutes: number | null;
    Metrics: {
      days: number;
      /** @description Quotes sent; a carrier's invitations received. */
      sent: number;
      /** @description With a rate in time. */
      answered: number;
      /** @description Whose load has its carrier. */
      awarded: number;
      medianMinutes: components['schemas']['MedianMinutes'];
      percentWithinHour: components['schemas']['PercentWithinHour'];
      /** @description Of the sales of the awarded, at each quote's exchange rate. Only for who sees the purchase side. */
      marginPercent?: components['schemas']['SignedDecimal'];
    };
    MissingPart: {
      /** @enum {string} */
      kind: 'field' | 'document';
      /** @description The name of the field, or the type of the document. */
      name: string;
    };
    /** @description A decimal amount, IVA excluded, in the currency beside it. */
    Money: string | null;
    /** @enum {string} */
    Movement: 'cross_border' | 'mexico' | 'us';
    Named: {
      id: number;
      name: string;
    };
    /**
     * @description internal: of Andén; own: of one broker.
     * @enum {string}
     */
    Network: 'internal' | 'own';
    Notification: {
      /** Format: uuid */
      id: string;
      kind: components['schemas']['NotificationKind'];
      params: components['schemas']['NotificationParams'];
      /** @description The list that its record is in, such as quotes. */
      entity: string;
      entityId: components['schemas']['Id'];
      /** Format: date-time */
      createdAt: string;
      readAt: components['schemas']['Timestamp'];
      archivedAt: components['schemas']['Timestamp'];
    };
    /**
     * @description What happened. To carriers: `invitation_sent`, `invitation_awarded`, `invitation_closed`. To those who run a
     *     quote: `quote_requested`, `rate_received`, `invitation_declined`, `quote_expired`. To the other side of a quote
     *     or load: `quote_dismissed`, `shipment_created`, `shipment_moved`, `incident_reported`. To a load's
     *     carrier: `confirmation_issued`; to its broker: `confirmation_accepted`. To staff: `inquiry_received`, whose subject
     *     is its kind. To those who review a carrier's documents: `document_received`; to the carrier:
     *     `document_approved`, `document_rejected`; their subject is the document's type.
     * @enum {string}
     */
    NotificationKind:
      | 'invitation_sent'
      | 'invitation_awarded'
      | 'invitation_closed'
      | 'quote_requested'
      | 'rate_received'
      | 'invitation_declined'
      | 'quote_expired'
      | 'quote_dismissed'
      | 'shipment_created'
      | 'shipment_moved'
      | 'incident_reported'
      | 'confirmation_issued'
      | 'confirmation_accepted'
      | 'inquiry_received'
      | 'document_received'
      | 'document_approved'
      | 'document_rejected';
    /**
     * @description What the sentence needs, in words that its reader may see: a reference, cities, a status or a reason by its
     *     code. Never a person, another company, or an amount.
     */
    NotificationParams: {
      reference?: string;
      origin?: string;
      destination?: string;
      status?: string;
      reason?: string;
      /** @description A document's or a form's name, by its code. */
      subject?: string;
      count?: number;
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
    /** Format: email */
    OptionalEmail: string | null;
    Packaging: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['PackagingFields'],
        'code' | 'nameEs' | 'nameEn' | 'stackable'
      >;
    PackagingChange: components['schemas']['PackagingFields'];
    /** @description Dimensions in metres. */
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
    /** @description Those with a rate within 60 minutes, of those that have one or whose hour is over. */
    PercentWithinHour: number | null;
    /** @description Digits only, 52 (Mexico) or 1 (United States, Canada) and ten more. 521 and ten more is read as 52. */
    Phone: string | null;
    /** @description As `Phone`, and never null. */
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
    PostalArea: {
      code: string;
      /** @enum {string} */
      country: 'MX' | 'US';
      state: components['schemas']['StateCode'];
      cities: string[];
      timeZone: string;
    };
    /** @description Mexico five digits, United States five or nine. */
    PostalCode: string | null;
    /** @description RFC 9457, with a stable code. */
    Problem: {
      type: string;
      title: string;
      status: number;
      detail?: string;
      code: components['schemas']['ErrorCode'];
      /** @description What is wrong, by field. */
      errors?: {
        [key: string]: string;
      };
      requestId?: string;
    };
    Quote: components['schemas']['Record'] &
      components['schemas']['QuoteFields'] & {
        reference: string;
        number: number;
        status: components['schemas']['QuoteStatus'];
        /** Format: uuid */
        companyId: string;
        customerId?: components['schemas']['Id'];
        customerName?: string | null;
        parentId?: components['schemas']['Id'];
        routeId?: components['schemas']['Id'];
        routeReference?: string | null;
        equipmentNameEs?: string | null;
        equipmentNameEn?: string | null;
        comodityNameEs?: string | null;
        comodityNameEn?: string | null;
        exchangeRate?: components['schemas']['Decimal'];
        exchangeRateDate?: components['schemas']['Date'];
        sentAt?: components['schemas']['Timestamp'];
        deadlineAt?: components['schemas']['Timestamp'];
        firstRateAt?: components['schemas']['Timestamp'];
        /** @description From sending to the first valid rate. */
        minutesToFirstRate?: number | null;
        closedAt?: components['schemas']['Timestamp'];
        closeReason?: string | null;
        closeComment?: string | null;
        /** @description Invitations out, whatever became of them. */
        invitedCount?: number;
        /** @description Invitations with a valid rate. */
        ratedCount?: number;
        bestRate?: components['schemas']['Money'];
        bestRatePercentAboveTarget?: components['schemas']['SignedDecimal'];
        purchaseCost?: components['schemas']['Money'];
        saleValue?: components['schemas']['Money'];
        margin?: components['schemas']['SignedDecimal'];
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
        /** @description What it asks again. */
        parentReference?: string | null;
        childId?: components['schemas']['Id'];
        /** @description What asks it again. */
        childReference?: string | null;
      };
    QuoteAccept: {
      comment?: components['schemas']['Comment'];
    };
    QuoteAward: {
      /** Format: uuid */
      invitationId: string;
      saleValue?: components['schemas']['Money'];
      /** @description Why another carrier than the one with the lowest rate; needed then. */
      reason?: components['schemas']['ChoiceReason'];
      comment?: components['schemas']['Comment'];
      /** @description Why internal staff award although the carrier lacks documents; it is kept with the date. */
      overrideReason?: string;
    };
    QuoteChange: components['schemas']['QuoteFields'] & {
      customerId?: components['schemas']['Id'];
    };
    QuoteDismiss: {
      reason: components['schemas']['DismissReason'];
      comment?: components['schemas']['Comment'];
    };
    QuoteFields: components['schemas']['LoadFields'] & {
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
    QuoteInput: components['schemas']['QuoteFields'] & {
      customerId?: components['schemas']['Id'];
      companyId?: components['schemas']['Id'];
      routeId?: components['schemas']['Id'];
    };
    /** @enum {string} */
    QuoteKind: 'confirmed_load' | 'potential_load' | 'confirmed_project' | 'potential_project';
    QuoteRefuse: {
      reason: components['schemas']['BrokerRejectReason'];
      comment?: components['schemas']['Comment'];
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
    /** @description What changes; all else stays as it was. */
    QuoteRequote: components['schemas']['QuoteFields'] & {
      customerId?: components['schemas']['Id'];
    };
    QuoteSend: {
      carrierIds: string[];
      /**
       * @description Time to answer.
       * @default 60
       */
      minutes: number;
      /** @description Carriers to invite by themselves as long as the quote is open, each wave when the time of the one before is up. */
      nextWaves?: components['schemas']['Wave'][];
    };
    QuoteShare: {
      saleValue: string;
      /** @description Of the price; the quote's own unless told. */
      currency?: components['schemas']['Currency'];
      /**
       * Format: date
       * @description The last day of the price.
       */
      validUntil: string;
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
    Rate: components['schemas']['RateFields'] & {
      version: number;
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
      /** @description The one that counts; earlier ones are superseded. */
      isLatest: boolean;
      language: components['schemas']['DocumentLanguage'];
      terms: components['schemas']['RateConfirmationTerms'];
      price: components['schemas']['AgreedPrice'];
      broker: components['schemas']['ContractParty'];
      carrier: components['schemas']['ContractParty'];
      acceptedAt: components['schemas']['Timestamp'];
      acceptedBy?: string | null;
      can: string[];
    };
    RateConfirmationTerms: {
      /**
       * @description Free time at each stop, in hours.
       * @default 2
       */
      freeHours: number;
      detentionRate?: components['schemas']['Money'];
      /**
       * @description Days from the complete evidence to the payment.
       * @default 30
       */
      paymentDays: number;
      /** @description What the carrier shows at delivery and hands in to be paid. */
      evidence: components['schemas']['PaymentEvidence'][];
      comment?: components['schemas']['Comment'];
    };
    /** @description All-in, or linehaul and its parts; IVA excluded. */
    RateFields: {
      currency: components['schemas']['Currency'];
      allIn?: components['schemas']['Money'];
      linehaul?: components['schemas']['Money'];
      fuelSurcharge?: components['schemas']['Money'];
      borderCrossing?: components['schemas']['Money'];
      tolls?: components['schemas']['Money'];
      accessorials?: components['schemas']['Money'];
      transitDays?: number | null;
      comment?: components['schemas']['Comment'];
    };
    RateInput: components['schemas']['RateFields'];
    RateReject: {
      reason: components['schemas']['BrokerRejectReason'];
      comment?: components['schemas']['Comment'];
    };
    Received: {
      /** @description What to cite when asking about it. */
      folio: string;
      /** @description In the language of the call, to be shown as it is. */
      message: string;
      /** @description Of a quote request, whether some carrier of the network covers the load. */
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
      /** @description In details, what the caller may do with this record now. */
      can?: string[];
      warnings?: components['schemas']['Warning'][];
    };
    /** @description Each as the call for one alone takes it; one that is not is refused by itself. */
    RecordList: Record<string, never>[];
    Registration: {
      /** @description What goes on with it; told once, to who began it. */
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
      /** @description Where to go on. */
      step?: number;
    };
    RegistrationStart: components['schemas']['FormFields'] & {
      carrierName: string;
      email: components['schemas']['Email'];
    };
    Requester: {
      name: string;
      companyName?: components['schemas']['ShortText'];
      email: components['schemas']['Email'];
      phone?: components['schemas']['Phone'];
    };
    /** @description Mexican tax id, 12 or 13 long; blanks and hyphens are dropped, letters upper-cased. A wrong check digit is a warning. */
    Rfc: string | null;
    /** @description A customer sees no carrier and no rate of the purchase; a carrier neither customer nor target. */
    Route: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['RouteFields'],
        'kind' | 'movement' | 'origin' | 'destination' | 'frequency'
      > & {
        reference: string;
        number: number;
        status: components['schemas']['RouteStatus'];
        /** Format: uuid */
        companyId?: string;
        /** @description To its carrier, whose route it is. */
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
    RouteChange: components['schemas']['RouteFields'];
    /** @description A lane that a customer ships regularly, and the carrier that covers it. */
    RouteFields: {
      kind?: components['schemas']['QuoteKind'];
      movement?: components['schemas']['Movement'];
      origin?: components['schemas']['Place'];
      destination?: components['schemas']['Place'];
      equipmentId?: components['schemas']['Id'];
      comodityId?: components['schemas']['Id'];
      frequency?: components['schemas']['Frequency'];
      /** @description Loads a week or a month. */
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
    RouteInput: WithRequired<
      components['schemas']['RouteFields'],
      'movement' | 'origin' | 'destination' | 'frequency'
    > & {
      companyId?: components['schemas']['Id'];
    };
    RouteOffer: components['schemas']['FormFields'] &
      WithRequired<components['schemas']['Requester'], 'companyName' | 'phone'> &
      WithRequired<components['schemas']['LaneFields'], 'equipmentId'> & {
        /** @enum {string} */
        frequency: 'weekly' | 'monthly';
        /** @description Loads each time. */
        volume: number;
        rate?: components['schemas']['Money'];
        currency?: components['schemas']['Currency'];
        startDate?: components['schemas']['Date'];
        endDate?: components['schemas']['Date'];
        comment?: components['schemas']['Comment'];
      };
    /** @enum {string} */
    RouteStatus: 'active' | 'archived';
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
      /** @description The list's filters by name. */
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
      /** @description The list, such as carriers. */
      resource: string;
      name: string;
      query: components['schemas']['SavedQueryContent'];
    };
    /** @enum {string} */
    Severity: 'low' | 'medium' | 'high';
    Sha256: string;
    Shipment: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['LoadFields'],
        'movement' | 'origin' | 'destination' | 'currency'
      > & {
        reference: string;
        number: number;
        status: components['schemas']['ShipmentStatus'];
        /** Format: uuid */
        companyId: string;
        customerId?: components['schemas']['Id'];
        customerName?: string | null;
        quoteId?: components['schemas']['Id'];
        quoteReference?: string | null;
        carrierId?: components['schemas']['Id'];
        carrierName?: string | null;
        equipmentNameEs?: string | null;
        equipmentNameEn?: string | null;
        comodityNameEs?: string | null;
        comodityNameEn?: string | null;
        purchaseCost?: components['schemas']['Money'];
        /** @description What the carrier asked for in its own currency; the purchase cost is that in the load's. */
        agreed?: components['schemas']['AgreedAmount'] | null;
        saleValue?: components['schemas']['Money'];
        margin?: components['schemas']['SignedDecimal'];
        marginPercent?: components['schemas']['SignedDecimal'];
        deliveredAt?: components['schemas']['Timestamp'];
        /** @description An open incident delays it. */
        delayed: boolean;
        openIncidents: number;
        /** @description IANA name; on the detail. */
        originTimeZone?: string;
        destinationTimeZone?: string;
        /** @description Where the caller may move it now. */
        nextStatuses?: components['schemas']['ShipmentStatus'][];
      };
    ShipmentChange: components['schemas']['LoadFields'] & {
      customerId?: components['schemas']['Id'];
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
      place: components['schemas']['Place'];
      /** @description The place's own; IANA name. */
      timeZone: string;
      /** Format: date-time */
      occurredAt: string;
      delays: boolean;
      comment?: string | null;
      reportedBy?: string | null;
      resolvedAt?: components['schemas']['Timestamp'];
      /** Format: date-time */
      createdAt: string;
    };
    ShipmentIncidentInput: {
      /**
       * Format: uuid
       * @description Its type in the catalog.
       */
      incidentId: string;
      place: components['schemas']['Place'];
      /**
       * Format: date-time
       * @description Now unless given; not later.
       */
      occurredAt?: string;
      /**
       * @description Whether the load is late by it.
       * @default false
       */
      delays: boolean;
      comment?: components['schemas']['Comment'];
    };
    ShipmentInput: WithRequired<
      components['schemas']['LoadFields'],
      'movement' | 'origin' | 'destination'
    > & {
      customerId?: components['schemas']['Id'];
      companyId?: components['schemas']['Id'];
    };
    ShipmentMove: {
      status: components['schemas']['ShipmentStatus'];
      reason?: components['schemas']['Comment'];
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
    SignedDecimal: string | null;
    State: {
      code: components['schemas']['StateCode'];
      /** @enum {string} */
      country: 'MX' | 'US';
      /** @description IANA names; first that in which most of the state lives, then those of single areas. */
      timeZones: string[];
    };
    /**
     * @description ISO 3166-2.
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
    TermsAccepted: boolean;
    Time: string | null;
    /** Format: date-time */
    Timestamp: string | null;
    /** @enum {string} */
    UnassignReason: 'carrier_cancelled' | 'carrier_unreachable' | 'load_changed' | 'other';
    User: components['schemas']['Record'] &
      WithRequired<
        components['schemas']['UserFields'],
        'firstName' | 'lastName' | 'userTypeId' | 'userRoleId' | 'accessType'
      > & {
        email: components['schemas']['Email'];
        user_type: {
          id: components['schemas']['UserTypeId'];
          name: components['schemas']['UserType'];
        };
        user_role: components['schemas']['Named'];
        carrierName?: components['schemas']['ShortText'];
        /** @description References to the user's documents by their key. */
        files?: {
          [key: string]: string;
        };
      };
    UserChange: components['schemas']['UserFields'];
    UserFields: {
      firstName?: string;
      lastName?: string;
      maidenName?: string | null;
      phone?: components['schemas']['Phone'];
      companyId?: components['schemas']['Id'];
      /** @description Of a new user, names the company instead of `companyId`. */
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
    /** @description Saved, but worth a look. */
    Warning: {
      field: string;
      code: string;
      message: string;
    };
    Wave: {
      carrierIds: string[];
      /**
       * @description Time to answer.
       * @default 60
       */
      minutes: number;
    };
    Weight: string | null;
    /** @enum {string} */
    WeightUnit: 'kg' | 'lb';
  };
  responses: {
    /** @description What became of each record, in the order asked. */
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
    /** @description A page of what happened to the record, in the fields that the caller sees. */
    Changes: {
      headers: {
        'Content-Range': components['headers']['ContentRange'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Change'][];
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
    /** @description What became of each, in the order given. */
    CreatedRecords: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['CreatedRecords'];
      };
    };
    /** @description The record is gone from the lists. */
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
    /** @description Every change of status. */
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
     * @description Every row that the list would page through, as UTF-8 with a byte order mark, so that Excel reads it; its
     *     columns are named in the caller's language, and no text is taken for a formula.
     */
    Export: {
      headers: {
        'Content-Disposition': components['headers']['ContentDisposition'];
        'X-Total-Count': components['headers']['TotalCount'];
        [name: string]: unknown;
      };
      content: {
        'text/csv': string;
      };
    };
    /** @description It is. */
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
    /** @description A loaded file. */
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
    /** @description What somebody asked for. */
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
    /** @description A place. */
    Location: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Location'];
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
    /** @description Refused, with the reason in the caller's language. */
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
    /** @description Every revision, the newest first. */
    RateConfirmations: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['RateConfirmation'][];
      };
    };
    /** @description It is kept, and staff see it. */
    Received: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Received'];
      };
    };
    /** @description The registration as it stands. */
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
  };
  parameters: {
    confirmationId: string;
    /** @description true answers the count alone. */
    countQuery: boolean;
    email: string;
    /** @description react-admin's JSON object of the filters that also exist by name. */
    filter: string;
    id: string;
    /** @description Any text that is new for each intended call; a repeat answers the first result. */
    idempotencyKey: string;
    /** @description Only these records. */
    ids: string[];
    /** @description The `ETag` that the change starts from. */
    ifMatch: string;
    /** @description Only what this loaded file created. */
    importId: string;
    /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
    languaje: 'ES' | 'EN';
    limit: number;
    offset: number;
    /** @description Text to find, whatever its accents and case. */
    q: string;
    /** @description react-admin's `[first,last]`, both counted. */
    range: string;
    /** @description `field`, `-field`, or `["field","ASC"]`. */
    sort: string;
    /** @description false leaves the total out, which a long list answers sooner without. */
    total: boolean;
  };
  requestBodies: never;
  headers: {
    /** @description The name of the file. */
    ContentDisposition: string;
    /** @description `users 0-9/1234`: first and last row of this page, and how many there are; `*` where that is not known. */
    ContentRange: string;
    /** @description The version of the record; send it back in `If-Match`. */
    ETag: string;
    /** @description How many rows the file has, without its head. */
    TotalCount: number;
    /** @description `remembered` where the total was counted up to 15 s ago. Totals of up to 10,000 are counted for each answer, and this header is left out. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      200: components['responses']['Health'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      /** @description The identity provider, this product's client there, and where help is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            issuer: string;
            clientId: string;
            audience: string;
            /** @description Demo data and demo accounts are present. */
            demo: boolean;
            /** @description Where people write for help. */
            helpEmail: string;
            /** @description A link that opens a chat for help. */
            helpChat: string;
          };
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      /** @description Computed, at most a minute old. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Figures'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getMetrics: {
    parameters: {
      query?: {
        /** @description Sent in the last so many days. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Of the quotes that the caller may see, or of the carrier's own invitations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Metrics'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
          'application/json': {
            user: components['schemas']['User'];
            /** @description For each resource the actions that some record may allow. */
            permissions: {
              [key: string]: string[];
            };
          };
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listSavedQueries: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['SavedQuery'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createSavedQuery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteSavedQuery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description customers: users of customer companies */
        type?: 'customers';
        companyId?: string;
        carrierId?: string;
        userTypeId?: components['schemas']['UserTypeId'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  confirmUser: {
    parameters: {
      query: {
        email: components['parameters']['email'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getUserDetails: {
    parameters: {
      query: {
        email: components['parameters']['email'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getUserDetailsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['User'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getPostalCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        country: 'MX' | 'US';
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state and the time zone, and the cities where known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostalArea'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      /** @description Every state, by code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['State'][];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listCompanies: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        type?: components['schemas']['CompanyType'][];
        plan?: components['schemas']['Plan'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Company'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Company'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  setCompanyFuel: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listCarriers: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        /** @description true answers the number of carriers in the network */
        internalCount?: boolean;
        status?: components['schemas']['CarrierStatus'][];
        confidence?: components['schemas']['Confidence'][];
        network?: components['schemas']['Network'];
        originState?: components['schemas']['StateCode'];
        deliveryState?: components['schemas']['StateCode'];
        equipmentId?: string;
        movement?: components['schemas']['Movement'];
        nationality?: components['schemas']['Country'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Carrier'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createCarrier: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  findCarriers: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        rfc?: string;
        identifier?: string;
        caat?: string;
        scacCode?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Carrier'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkCarriers: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  importCarriers: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description Staff alone: the broker in whose network they go, instead of the internal one. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createCarriers: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description Staff alone: the broker in whose network they go, instead of the internal one. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getCarriersTemplate: {
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
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getCarrier: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Carrier'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteCarrier: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateCarrier: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listDocuments: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['DocumentStatus'][];
        type?: components['schemas']['DocumentType'][];
        carrierId?: string;
        /** @description Approved documents that expire in so many days from today, or have expired. */
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listDocumentStatuses: {
    parameters: {
      query?: {
        /** @description A carrier's own users may leave it out. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  reviewDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  uploadDocument: {
    parameters: {
      query: {
        uuid: string;
        /** @description The date that the document bears; today, if it is left out. */
        documentDate?: string;
        /** @description What the file is called, where the body is the file itself; a form names its own. */
        fileName?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description A form with the one file, or the file itself; the same limits hold for both. */
    requestBody: {
      content: {
        'application/pdf': components['schemas']['DocumentBody'];
        'image/jpeg': components['schemas']['DocumentBody'];
        'image/png': components['schemas']['DocumentBody'];
        'multipart/form-data': {
          /**
           * Format: binary
           * @description At most 20 MB; what it is decides its content, not its name.
           */
          file: string;
        };
      };
    };
    responses: {
      200: components['responses']['Document'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  downloadDocument: {
    parameters: {
      query: {
        uuid: string;
        version?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, to be saved and not shown. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listValidations: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['DocumentStatus'][];
        type?: components['schemas']['DocumentType'][];
        carrierId?: string;
        /** @description Approved documents that expire in so many days from today, or have expired. */
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getValidation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Document'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listContacts: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        companyId?: string;
        carrierId?: string;
        contactTypeId?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Contact'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createContact: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Contact'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateContact: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listLocations: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        companyId?: string;
        customerId?: string;
        state?: components['schemas']['StateCode'];
        country?: components['schemas']['Country'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Location'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  importLocations: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description Staff alone: the company whose places they are. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createLocations: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description Staff alone: the company whose places they are. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getLocationsTemplate: {
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
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Location'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listEquipments: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Equipment'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createEquipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getEquipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Equipment'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteEquipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateEquipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listComodities: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Comodity'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createComodity: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getComodity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Comodity'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteComodity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateComodity: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listPackagings: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Packaging'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createPackaging: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getPackaging: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Packaging'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deletePackaging: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updatePackaging: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listContactTypes: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ContactType'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createContactType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getContactType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ContactType'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteContactType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateContactType: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listIncidents: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Incident'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getIncident: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Incident'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteIncident: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listQuotes: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['QuoteStatus'][];
        kind?: components['schemas']['QuoteKind'];
        movement?: components['schemas']['Movement'];
        customerId?: string;
        /** @description Quotes this carrier was asked about; to a shipper, none. */
        carrierId?: string;
        companyId?: string;
        equipmentId?: string;
        originState?: components['schemas']['StateCode'];
        destinationState?: components['schemas']['StateCode'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  estimateFuelSurcharge: {
    parameters: {
      query?: {
        companyId?: string;
        currency?: components['schemas']['Currency'];
        distanceKm?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The amount and its inputs; without one of them, which. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FuelSurcharge'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getLaneMemory: {
    parameters: {
      query: {
        originState: components['schemas']['StateCode'];
        destinationState: components['schemas']['StateCode'];
        equipmentId: string;
        companyId?: string;
        currency?: components['schemas']['Currency'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quartiles; without three rates none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LaneMemory'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getQuote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Quote'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  matchCarriers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The best fifty, the number in all, and what each rule removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Matches'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listQuoteHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getFuelSurcharge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The amount and its inputs; once carriers have the quote, as it was then. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FuelSurcharge'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getQuoteLaneMemory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quartiles; without three rates none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LaneMemory'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listQuoteEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Events'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  sendQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  awardQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  dismissQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  requoteQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  shareQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  acceptQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  refuseQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  unassignQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listRoutes: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['RouteStatus'];
        kind?: components['schemas']['QuoteKind'];
        movement?: components['schemas']['Movement'];
        frequency?: components['schemas']['Frequency'];
        companyId?: string;
        customerId?: string;
        carrierId?: string;
        assigned?: boolean;
        equipmentId?: string;
        quoteId?: string;
        originState?: components['schemas']['StateCode'];
        destinationState?: components['schemas']['StateCode'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Route'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createRoute: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Route'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateRoute: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createRouteFromQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: components['responses']['Route'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listDieselPrices: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        country?: components['schemas']['FuelCountry'];
        source?: string;
        since?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['DieselPrice'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createDieselPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  importDieselPrices: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createDieselPrices: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getDieselPricesTemplate: {
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
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getDieselPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DieselPrice'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  deleteDieselPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateDieselPrice: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listExchangeRates: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        since?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ExchangeRate'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createExchangeRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getExchangeRate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ExchangeRate'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateExchangeRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['InvitationStatus'][];
        quoteId?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['Invitation'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  openInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  acknowledgeInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  confirmAvailability: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  rateInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  declineInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  logCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  rejectRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  restoreRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Invitation'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listShipments: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        status?: components['schemas']['ShipmentStatus'][];
        movement?: components['schemas']['Movement'];
        customerId?: string;
        carrierId?: string;
        companyId?: string;
        quoteId?: string;
        delayed?: boolean;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shipment'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  importShipments: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description Staff alone: the company that runs the loads. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  createShipments: {
    parameters: {
      query?: {
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
        /** @description Staff alone: the company that runs the loads. */
        companyId?: string;
      };
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getShipmentsTemplate: {
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
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getShipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Shipment'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  moveShipment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listShipmentHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listShipmentEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Events'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listInquiries: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['InquiryStatus'][];
        kind?: components['schemas']['InquiryKind'][];
        assignedTo?: string;
        quoteId?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Inquiry'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      /** @description By name. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getInquiry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Inquiry'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateInquiry: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` that the change starts from. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listRateConfirmations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['RateConfirmations'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  issueRateConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  acceptRateConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
        confirmationId: components['parameters']['confirmationId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          hash: components['schemas']['Sha256'];
        };
      };
    };
    responses: {
      200: components['responses']['RateConfirmations'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  downloadRateConfirmation: {
    parameters: {
      query: {
        format: 'pdf' | 'html';
        /** @description That of the document; without it the carrier's. */
        language?: components['schemas']['DocumentLanguage'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listShipmentIncidents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  reportShipmentIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  resolveShipmentIncident: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
        reportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Shipment'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        kind?: components['schemas']['NotificationKind'][];
        /** @description true: only those not read yet; false: only those read. */
        unread?: boolean;
        /** @description The archive instead of the list. */
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['Notification'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
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
      /** @description The number of records that wait, and the kinds of notification about them. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  readAllNotifications: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many were unread. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  updateNotification: {
    parameters: {
      query: {
        action: 'read' | 'unread' | 'archive' | 'unarchive';
      };
      header?: never;
      path: {
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listImports: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        resource?: components['schemas']['ImportResource'];
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Import'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Import'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listImportRows: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ImportRows'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getImportFile: {
    parameters: {
      query?: {
        /** @description true leaves out the rows that were created. */
        failed?: boolean;
        /** @description The language of the messages and of the columns, instead of `Accept-Language`. */
        languaje?: components['parameters']['languaje'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
        /** @description react-admin's `[first,last]`, both counted. */
        range?: components['parameters']['range'];
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description false leaves the total out, which a long list answers sooner without. */
        total?: components['parameters']['total'];
        /** @description true answers the count alone. */
        countQuery?: components['parameters']['countQuery'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description First day. */
        from?: string;
        /** @description Last day. */
        until?: string;
        entity?: components['schemas']['EventEntity'][];
        toStatus?: string[];
        quoteId?: string;
        customerId?: string;
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
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['HistoryEvent'][] | components['schemas']['Count'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  getHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The story. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['History'];
        };
      };
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportUsers: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description customers: users of customer companies */
        type?: 'customers';
        companyId?: string;
        carrierId?: string;
        userTypeId?: components['schemas']['UserTypeId'];
        userRoleId?: components['schemas']['UserRoleId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listUserHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkUsers: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportCompanies: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        type?: components['schemas']['CompanyType'][];
        plan?: components['schemas']['Plan'];
        ownerCompanyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listCompanyHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkCompanies: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportCarriers: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        status?: components['schemas']['CarrierStatus'][];
        confidence?: components['schemas']['Confidence'][];
        network?: components['schemas']['Network'];
        originState?: components['schemas']['StateCode'];
        deliveryState?: components['schemas']['StateCode'];
        equipmentId?: string;
        movement?: components['schemas']['Movement'];
        nationality?: components['schemas']['Country'];
        companyId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listCarrierHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportValidations: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['DocumentStatus'][];
        type?: components['schemas']['DocumentType'][];
        carrierId?: string;
        /** @description Approved documents that expire in so many days from today, or have expired. */
        expiresWithin?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listValidationHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportContacts: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        companyId?: string;
        carrierId?: string;
        contactTypeId?: string;
        language?: 'es' | 'en';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listContactHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkContacts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportLocations: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        companyId?: string;
        customerId?: string;
        state?: components['schemas']['StateCode'];
        country?: components['schemas']['Country'];
        kind?: components['schemas']['LocationKind'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listLocationHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkLocations: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportEquipments: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        category?: components['schemas']['EquipmentCategory'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listEquipmentHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkEquipments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportComodities: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        hazmat?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listComodityHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkComodities: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportPackagings: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        stackable?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listPackagingHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkPackagings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportContactTypes: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        audience?: components['schemas']['ContactAudience'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listContactTypeHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkContactTypes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportIncidents: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        severity?: components['schemas']['Severity'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listIncidentHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkIncidents: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportQuotes: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['QuoteStatus'][];
        kind?: components['schemas']['QuoteKind'];
        movement?: components['schemas']['Movement'];
        customerId?: string;
        /** @description Quotes this carrier was asked about; to a shipper, none. */
        carrierId?: string;
        companyId?: string;
        equipmentId?: string;
        originState?: components['schemas']['StateCode'];
        destinationState?: components['schemas']['StateCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportRoutes: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        status?: components['schemas']['RouteStatus'];
        kind?: components['schemas']['QuoteKind'];
        movement?: components['schemas']['Movement'];
        frequency?: components['schemas']['Frequency'];
        companyId?: string;
        customerId?: string;
        carrierId?: string;
        assigned?: boolean;
        equipmentId?: string;
        quoteId?: string;
        originState?: components['schemas']['StateCode'];
        destinationState?: components['schemas']['StateCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listRouteHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkRoutes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportDieselPrices: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        country?: components['schemas']['FuelCountry'];
        source?: string;
        since?: string;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listDieselPriceHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  bulkDieselPrices: {
    parameters: {
      query?: never;
      header?: {
        /** @description Any text that is new for each intended call; a repeat answers the first result. */
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
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportExchangeRates: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        since?: string;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  listExchangeRateHistory: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Changes'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportShipments: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description Text to find, whatever its accents and case. */
        q?: components['parameters']['q'];
        /** @description Only what this loaded file created. */
        importId?: components['parameters']['importId'];
        status?: components['schemas']['ShipmentStatus'][];
        movement?: components['schemas']['Movement'];
        customerId?: string;
        carrierId?: string;
        companyId?: string;
        quoteId?: string;
        delayed?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
  exportHistory: {
    parameters: {
      query?: {
        /** @description `field`, `-field`, or `["field","ASC"]`. */
        sort?: components['parameters']['sort'];
        /** @description react-admin's JSON object of the filters that also exist by name. */
        filter?: components['parameters']['filter'];
        /** @description Only these records. */
        id?: components['parameters']['ids'];
        /** @description First day. */
        from?: string;
        /** @description Last day. */
        until?: string;
        entity?: components['schemas']['EventEntity'][];
        toStatus?: string[];
        quoteId?: string;
        customerId?: string;
        carrierId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Export'];
      '4XX': components['responses']['Problem'];
      '5XX': components['responses']['Problem'];
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
