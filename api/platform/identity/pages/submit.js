for (const form of document.querySelectorAll('form[data-submit]')) form.requestSubmit();
