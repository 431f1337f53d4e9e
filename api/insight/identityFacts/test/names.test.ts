import { expect } from 'chai';
import { companyInitials, fitsName, personInitials } from '../names.ts';

describe('The letters of an RFC', () => {
  const COMPANIES: [name: string, letters: string][] = [
    ['Sonora Industrial Azucarera, S. de R.L.', 'SIA'],
    ['Aceros Ecatepec, S.A.', 'AEC'],
    ['Arsuyama, S.A.', 'ARS'],
    ['El Abastecedor Ferretero Electrónico, S.A.', 'AFE'],
    ['Cigarros la Tabacalera Mexicana, S.A. de C.V.', 'CTM'],
    ['Los Viajes Internacionales de Marco Polo, S.A.', 'VIM'],
    ['Transportes Ñandú Rápido SAPI de CV', 'TÑR'],
    ['Compañía Periodística Nacional, S.A.', 'PNA'],
    ['Yi, S.A.', 'YIX'],
  ];
  for (const [name, letters] of COMPANIES)
    it(`of ${name} are ${letters}`, () => expect(companyInitials(name)).to.equal(letters));

  it('of a person are taken from both family names and the first name', () => {
    expect(personInitials('Juan Barrios Fernández')).to.equal('BAFJ');
    expect(personInitials('María Elena Pérez Nuño')).to.equal('PENE');
    expect(personInitials('Emma Gómez')).to.equal(undefined);
  });

  it('fit the name, or do not, or cannot be compared', () => {
    expect(fitsName('AEC990101AB1', 'Aceros Ecatepec')).to.equal(true);
    expect(fitsName('XYZ990101AB1', 'Aceros Ecatepec')).to.equal(false);
    expect(fitsName('BUEX770101AB1', 'Inés Bueno Estrada')).to.equal(true);
    expect(fitsName('BAFJ701213SBA', 'Fletes')).to.equal(undefined);
  });
});
