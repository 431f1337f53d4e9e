import { expect } from 'chai';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { keptMail } from '../api/core/mail/keptMail.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { loseNextAnswer } from '../api/testing/connection.ts';
import { takeErrors } from '../api/testing/pages.ts';
import { product } from '../api/testing/product.ts';

/** Tests every form of the public site in a browser, up to the record that staff see. */
describe('The public forms', function () {
  this.timeout(120_000);
  let url: string;
  let dataDir: string;
  let staff: Page;
  let visitor: Page;

  before(async () => {
    ({ url, dataDir } = await product());
    staff = await newPage({ url, user: 'staff@anden.test', path: 'about:blank' });
  });

  beforeEach(async () => {
    visitor = await newPage({ url });
  });

  afterEach(() => visitor.close());
  after(() => staff.close());

  it('name missing and wrong fields, keep the input, and send a message once', async () => {
    await visitor.goto('/#contact');
    const form = visitor.locator('#contact-form');
    await form.getByLabel('Tu nombre').fill('Inés Contacto');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await form.getByText('Este campo es necesario').first().waitFor();
    await form.locator('[name=email]:focus').waitFor();
    await form.getByLabel('Correo electrónico').fill('nadie');
    await form.getByLabel('Mensaje').fill('¿Cruzan por Colombia?');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await form.getByText(/^El correo debe ser válido/).waitFor();
    await expectAccessible(visitor);
    await soon(async () =>
      expect(await form.getByLabel('Mensaje').inputValue()).to.equal('¿Cruzan por Colombia?'),
    );
    await form.getByLabel('Correo electrónico').fill('ines.contacto@prueba.test');
    await form.getByRole('button', { name: 'Enviar mensaje' }).dblclick();
    await visitor.getByText(/^Mensaje enviado con éxito/).waitFor();
    await expectAccessible(visitor);
    await open(staff, 'ines.contacto');
    await staff.getByText('¿Cruzan por Colombia?').waitFor();
    await staff.getByRole('button', { name: 'Tomar' }).click();
    await staff.getByText('En atención').waitFor();
    await expectAccessible(staff);
  });

  it('keep the input without a connection, over reloading, and send it once (reloading emptied it)', async () => {
    await visitor.goto('/#demo');
    const form = visitor.locator('#demo-form');
    const send = form.getByRole('button', { name: 'Pedir demostración' });
    await form.getByLabel('Tu nombre').fill('Dana Demo');
    await form.getByLabel('Empresa').fill('Copper Mesa');
    await form.getByLabel('Correo electrónico').fill('dana.demo@prueba.test');
    await visitor.locator('#demo-form[data-hydrated]').waitFor();
    await visitor.context().setOffline(true);
    await send.click();
    await form.getByText(/^Sin conexión/).waitFor();
    await visitor.context().setOffline(false);
    const reconnect = await loseNextAnswer(visitor);
    await send.click();
    await form.getByText(/^Sin conexión/).waitFor();
    await reconnect();
    await visitor.reload();
    await shows(visitor, '#demo-form-companyName', 'Copper Mesa');
    await send.click();
    await visitor.getByText(/^Solicitud de demostración enviada/).waitFor();
    expect(takeErrors(visitor).join()).to.include('ERR_INTERNET_DISCONNECTED');
    await staff.goto('/admin/inquiries?filter={"q":"dana.demo"}');
    await staff.getByRole('table').getByText('Dana Demo').first().waitFor();
    await soon(async () =>
      expect(await staff.getByRole('table').locator('tbody tr').count()).to.equal(1),
    );
    await visitor.reload();
    await soon(async () => expect(await form.getByLabel('Empresa').inputValue()).to.equal(''));
  });

  it('say so when they are sent before they are loaded, without a connection, and are sent later (nothing was said)', async () => {
    await visitor.goto('/#contact');
    const form = visitor.locator('#contact-form');
    await visitor.context().setOffline(true);
    await form.getByLabel('Tu nombre').fill('Nora Sinred');
    await form.getByLabel('Correo electrónico').fill('nora@prueba.test');
    await form.getByLabel('Mensaje').fill('¿Cruzan de día?');
    const send = form.getByRole('button', { name: 'Enviar mensaje' });
    await send.click();
    await form.getByText(/^Sin conexión/).waitFor();
    await visitor.context().setOffline(false);
    await send.click();
    await visitor.getByText(/^Mensaje enviado con éxito/).waitFor();
    takeErrors(visitor);
  });

  it('keep what was typed in the other language (switching it emptied the form)', async () => {
    await visitor.goto('/request_quote');
    await place(visitor, 'Origen', 'Monterrey', 'MX-NLE');
    await visitor.getByLabel('Equipo').selectOption({ label: 'Caja seca 53 pies' });
    await visitor.getByLabel('Fecha de entrega').fill(dayFrom(9));
    await visitor.getByLabel('Es material peligroso').check();
    await visitor.getByRole('link', { name: 'English' }).first().click();
    await visitor.waitForURL('**/en/request_quote');
    const origin = visitor.getByRole('group', { name: 'Origin' });
    await shows(visitor, '#quote-origin-city', 'Monterrey');
    await soon(async () =>
      expect(await origin.getByRole('combobox').inputValue()).to.equal('MX-NLE'),
    );
    await soon(async () =>
      expect(await visitor.getByLabel('Delivery date').inputValue()).to.equal(dayFrom(9)),
    );
    await soon(async () =>
      expect(await visitor.getByLabel('It is hazmat').isChecked()).to.equal(true),
    );
    await visitor
      .locator('#quote-equipmentId option:checked', { hasText: '53' })
      .waitFor({ state: 'attached' });
  });

  it('lose no key that is typed while they load, and are sent by a press meanwhile (both were lost)', async () => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await visitor.route(/\/assets\/islands-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.goto('/#contact');
    const form = visitor.locator('#contact-form');
    await form.getByLabel('Tu nombre').pressSequentially('Inés');
    await form.getByLabel('Mensaje').fill('¿Cruzan de noche?');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    letThrough();
    await form.getByText('Este campo es necesario').first().waitFor();
    await form.locator('[name=email]:focus').waitFor();
    await soon(async () =>
      expect(await form.getByLabel('Tu nombre').inputValue()).to.equal('Inés'),
    );
    await soon(async () =>
      expect(await form.getByLabel('Mensaje').inputValue()).to.equal('¿Cruzan de noche?'),
    );
  });

  it('create a quote that staff can work on', async () => {
    await visitor.goto('/request_quote');
    const form = visitor.locator('#quote');
    await place(visitor, 'Origen', 'Monterrey', 'MX-NLE');
    await place(visitor, 'Destino', 'Dallas', 'US-TX');
    await form.getByLabel('Fecha de recolección').fill('2020-01-01');
    await form.getByLabel('Fecha de entrega').fill(dayFrom(9));
    await form.getByLabel('Peso').fill('18,000');
    await form.getByLabel('Equipo').selectOption({ label: 'Caja seca 53 pies' });
    await form.getByLabel('Tu nombre').fill('Quique Cotiza');
    await form.getByLabel('Empresa').fill('Maquila Prueba');
    await form.getByLabel('Correo electrónico').fill('quique@prueba.test');
    await form.getByLabel('Teléfono').fill('52 81 1234 5678');
    await form.getByRole('button', { name: 'Pedir cotización' }).click();
    await form.getByText('Solo fechas futuras').waitFor();
    await form.getByLabel('Fecha de recolección').fill(dayFrom(6));
    await form.getByRole('button', { name: 'Pedir cotización' }).click();
    await visitor.getByText('Solicitud de cotización enviada con éxito').waitFor();
    await open(staff, 'quique@prueba');
    await staff.getByRole('link', { name: /^Q-/ }).click();
    await staff.waitForURL(/\/admin\/quotes\/.*\/view/);
    await staff.getByText('Monterrey, NLE').first().waitFor();
    expect(await staff.getByText('quique@prueba.test').count()).to.equal(0);
  });

  it('suggest a rate for 2100,50 (which was sent as 210,050)', async () => {
    await visitor.goto('/new_route');
    const form = visitor.locator('#route');
    await form.getByLabel('Tarifa').fill('2100,50');
    await form.getByLabel('Viajes').fill('1,5');
    await form.locator('button[type=submit]').click();
    await form.getByText('¿Quisiste decir 2,100.50?').waitFor();
    await form.getByText('Escribe un número como 1,250').waitFor();
    expect(await form.getByLabel('Tarifa').inputValue()).to.equal('2100,50');
    await form.getByRole('button', { name: '2,100.50' }).click();
    await soon(async () =>
      expect(await form.getByLabel('Tarifa').inputValue()).to.equal('2,100.50'),
    );
    await soon(async () =>
      expect(await form.getByText('¿Quisiste decir 2,100.50?').isVisible()).to.equal(false),
    );
  });

  it("add a carrier's lane to the staff's queue", async () => {
    await visitor.goto('/en/new_route');
    const form = visitor.locator('#route');
    await place(visitor, 'Origin', 'Saltillo', 'MX-COA');
    await place(visitor, 'Destination', 'San Antonio', 'US-TX');
    await form.getByLabel('Equipment').selectOption({ index: 1 });
    await form.getByLabel('Trips per week').fill('3');
    await form.getByLabel('Rate per trip').fill('$2,100.00');
    await form.getByLabel('Your name').fill('Ramiro Ruta');
    await form.getByLabel('Company').fill('Fletes Piedra Lisa');
    await form.getByLabel('E-mail').fill('ramiro.ruta@prueba.test');
    await form.getByLabel('Phone').fill('528441234567');
    await form.getByRole('button', { name: 'Offer lane' }).click();
    await visitor.getByText(/^Lane offered successfully/).waitFor();
    await open(staff, 'ramiro.ruta');
    await staff.getByText('Saltillo, COA').first().waitFor();
    await staff.getByText(/2,100\.00/).waitFor();
  });

  it('register a carrier in steps, continue in another browser, and create a prospect', async () => {
    await visitor.goto('/form');
    await visitor.getByLabel('Razón social').fill('Fletes Prueba del Norte');
    await visitor.getByLabel('Correo electrónico').fill('norte@prueba.test');
    await visitor.getByRole('button', { name: 'Empezar' }).click();
    await visitor.getByText('Paso 2 de 5').waitFor();
    await visitor.getByLabel('RFC').fill('ABC991399AB1');
    await visitor.getByLabel('Persona de contacto').fill('Nora Norte');
    await visitor.getByLabel('Teléfono').fill('528112345679');
    await next(visitor);
    await visitor.getByText(/^El RFC lleva 3 o 4 letras/).waitFor();
    await expectAccessible(visitor);
    await visitor.getByLabel('RFC').fill('VACE460910SX6');
    await next(visitor);
    await visitor.getByText('Paso 3 de 5').waitFor();
    await visitor
      .getByText(/^El dígito verificador/)
      .first()
      .waitFor();
    await visitor.getByLabel('Transfronterizo').check();
    const other = await newPage({ url, width: 390, theme: 'dark' });
    await visitor.getByText(/^Enviamos este enlace a tu correo/).waitFor();
    await other.goto(await mailedLink(dataDir, 'norte@prueba.test'));
    await other.getByText(/^Recuperamos tu registro/).waitFor();
    await other.getByLabel('Transfronterizo').check();
    await state(other, 'Estados donde recoges', 'México', 'Coahuila');
    await state(other, 'Estados donde entregas', 'Estados Unidos', 'Texas');
    await expectAccessible(other);
    await next(other);
    await other.getByLabel('Caja seca 53 pies').check();
    await next(other);
    await other.getByRole('button', { name: 'Terminar registro' }).click();
    await other.getByText('Se deben aceptar los términos y condiciones para registrarse').waitFor();
    await other.getByLabel('Acepto los términos y condiciones').check();
    await other.getByRole('button', { name: 'Terminar registro' }).click();
    await other.getByText(/^Transportista guardado/).waitFor();
    await other.close();
    await open(staff, 'norte@prueba');
    await staff.getByRole('link', { name: 'Fletes Prueba del Norte' }).click();
    await staff.waitForURL(/\/admin\/carriers\/.*\/view/);
    await staff.getByRole('heading', { level: 1, name: 'Fletes Prueba del Norte' }).waitFor();
    await staff.getByRole('tab', { name: /^Contactos/ }).click();
    await staff.getByRole('tabpanel').getByText('Nora Norte').waitFor();
  });

  it('refuse an automated request that fills every field', async () => {
    await visitor.goto('/#contact');
    const form = visitor.locator('#contact-form');
    await form.evaluate((one: HTMLFormElement) => {
      for (const input of one.querySelectorAll<HTMLInputElement>('input, textarea'))
        input.value = input.type === 'email' ? 'robot@spam.test' : '528112345678';
    });
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await form.getByText(/Este campo debe quedar vacío/).waitFor();
    await staff.goto('/admin/inquiries?filter={"q":"robot@spam"}');
    await staff.getByText('Sin resultados con estos filtros').waitFor();
  });
});

describe('The figures', function () {
  this.timeout(60_000);

  it('stand as they are claimed until the product measures more: 40 quotes took the place of 1,200', async () => {
    const { url } = await product();
    const measured = (await (await fetch(`${url}/api/figures`)).json()) as Record<string, number>;
    const page = await newPage({ url });
    await page.goto('/');
    await page.getByText('en la mitad de los casos, hasta la primera tarifa').waitFor();
    const shown = (name: string) => page.locator(`[data-figure=${name}]`).textContent();
    await soon(async () =>
      expect(await shown('medianMinutes')).to.equal(`${measured.medianMinutes} min`),
    );
    for (const [name, claim] of Object.entries({ quotes: 1200, carriers: 600 })) {
      const isMore = measured[name]! > claim;
      const number = (isMore ? measured[name]! : claim).toLocaleString('es-MX');
      await soon(async () => expect(await shown(name)).to.equal(isMore ? number : `${number}+`));
    }
    await page.close();
  });
});

describe('the plans', function () {
  this.timeout(60_000);

  it('tell the price of a month that the settings have', async () => {
    const { url } = await product();
    const visitor = await newPage({ url });
    await visitor.goto('/#plans');
    const plans = visitor.getByRole('region', { name: 'Planes para brokers y 3PL' });
    await plans.getByText('$4,900 MXN').waitFor();
    await soon(async () => expect(await plans.getByText('/mes').count()).to.equal(2));
    await visitor.close();
  });
});

describe('every public page', function () {
  this.timeout(120_000);
  const paths = ['', 'carriers', 'request_quote', 'form', 'new_route', 'notice_of_privacy'];
  const all = [...paths, 'session', 'test', 'nowhere'];

  for (const theme of ['light', 'dark'] as const) {
    for (const prefix of ['/', '/en/']) {
      it(`is accessible and fits a phone's width: ${prefix} ${theme}`, async () => {
        const { url } = await product();
        const locale = prefix === '/' ? 'es' : 'en';
        const page = await newPage({ url, theme, locale, width: 360 });
        for (const path of all) {
          const answer = await page.goto(prefix + path);
          expect(answer!.status(), path).to.equal(path === 'nowhere' ? 404 : 200);
          if (path === 'nowhere') takeErrors(page);
          await expectAccessible(page);
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(over, path).to.equal(0);
        }
        await page.close();
      });
    }
  }
});

/** The date `days` days from today, as a date input takes it. */
function dayFrom(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Opens the first inquiry of the staff's list that contains this text. */
async function open(staff: Page, text: string) {
  await staff.goto(`/admin/inquiries?filter={"q":"${text}"}`);
  await staff.getByRole('table').getByRole('link').first().click();
  await staff.waitForURL(/\/admin\/inquiries\/.*\/view/);
}

async function place(page: Page, name: string, city: string, state: string) {
  const group = page.getByRole('group', { name });
  await group.getByRole('textbox').first().fill(city);
  await group.getByRole('combobox').selectOption(state);
}

async function state(page: Page, list: string, country: string, name: string) {
  const group = page.getByRole('group', { name: list });
  await group.getByText(country, { exact: true }).click();
  await group.getByLabel(name, { exact: false }).first().check();
}

async function next(page: Page) {
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
}

/** Waits until an input has a value, which the page enters once it is hydrated. */
async function shows(page: Page, input: string, value: string) {
  const isShown = ([selector, wanted]: string[]) =>
    document.querySelector<HTMLInputElement>(selector!)?.value === wanted;
  await page.waitForFunction(isShown, [input, value]);
}

/** The link in the mail to this address; waits until the mail has arrived. */
async function mailedLink(dataDir: string, address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = (await keptMail(join(dataDir, 'mail'))).find(({ to }) => to === address);
    if (mail) return /http\S+/.exec(mail.text)![0];
    await pause(200);
  }
  throw new Error(`No mail came to ${address}`);
}
