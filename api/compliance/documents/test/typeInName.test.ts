import { expect } from 'chai';
import { typeInName } from '../typeInName.ts';

describe('The type of document in the name of a file', () => {
  const names: [string, ReturnType<typeof typeInName>][] = [
    ['Póliza de seguro 2026.pdf', 'insurance_cover'],
    ['COI_FletesRios.pdf', 'insurance_cover'],
    ['Opinion-32-D noviembre.PDF', 'positive_tax_compliance'],
    ['opinion_de_cumplimiento.pdf', 'positive_tax_compliance'],
    ['Constancia de Situación Fiscal.pdf', 'tax_status_certificate'],
    ['CSF.pdf', 'tax_status_certificate'],
    ['ACTA CONSTITUTIVA.pdf', 'incorporation_act'],
    ['C-TPAT certificate.pdf', 'security_certificates'],
    ['Edo. cuenta BBVA.pdf', 'bank_statement'],
    ['ID representante legal.jpg', 'legal_representative_id'],
    ['Acuse SICT.pdf', 'transport_certificate'],
  ];
  for (const [name, type] of names)
    it(`is ${type} in «${name}»`, () => expect(typeInName(name)).to.equal(type));

  const unsure = [
    ['INE.jpg', 'an official id, or that of the legal representative'],
    ['Constancia.pdf', 'any certificate'],
    ['Póliza y opinión 32-D.pdf', 'two documents'],
    ['W-9.pdf', 'no document of a carrier here'],
    ['licencia.pdf', 'an operator'],
    ['carta porte.pdf', 'of a load'],
    ['IMG_2041.jpeg', 'nothing'],
    ['coincide.pdf', 'a part of a word'],
  ];
  for (const [name, why] of unsure)
    it(`is asked for «${name}»: ${why}`, () => expect(typeInName(name!)).to.equal(null));
});
