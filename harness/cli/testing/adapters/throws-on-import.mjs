throw new Error("no parrots\nhere");
