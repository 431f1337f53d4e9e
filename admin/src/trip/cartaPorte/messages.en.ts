import { CartaPorteParty } from '#labels/cartaPorte.en';

/** The texts of the Carta Porte in English. */
export const en = {
  resources: { cartaPorte: { name: 'Carta Porte |||| Carta Porte' } },
  cartaPorte: {
    title: 'Carta Porte',
    of: 'Carta Porte of load %{reference}',
    open: 'Open Carta Porte',
    back: 'Back to the load',
    failed: "Couldn't show the Carta Porte. Refresh the page.",
    state: 'Progress',
    parties: CartaPorteParty,
    progress: 'Data: %{done} of %{total}',
    savedAt: 'Saved on %{at}',
    unsaved: 'Filled with what is known; nobody has saved it',
    neverSaved: 'Nobody saved it',
    missing: 'What is missing',
    complete: 'Nothing is missing: both parts are complete.',
    advice: 'Advice',
    unchecked: 'What cannot be checked without SAT',
    closed: "It is filled while the load is open; the carrier's part once a carrier is assigned.",
    shared:
      'The customer’s part is that of the whole load (%{reference}): it is changed there and reaches its legs, but not those already driven. The hand-overs are filled in here.',
    openWhole: 'Open the load’s',
    choose: 'Not chosen',
    remove: 'Remove',
    states: {
      saving: 'Saving…',
      saved: 'Saved',
      merged: 'Saved together with what somebody else changed',
      failed: 'Not saved; change a value to try again',
    },
    conflict: {
      title: '%{who} saved this part while you were filling it',
      byLink: 'Whoever has the link',
      text: 'Both of you changed these data. Everything else you entered stays.',
      theirs: 'What is saved',
      mine: 'Yours',
      takeTheirs: 'Use what is saved',
      keepMine: 'Save mine',
    },
    files: 'Data for invoicing',
    filesHelp:
      'The XML can be downloaded once nothing is missing, and is checked against the schema of the complement. It has neither stamp nor IdCCP: they are made by whoever stamps the CFDI.',
  },
};
