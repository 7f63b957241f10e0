export default { manifest: { id: "mute", outputFormats: ["text"] } };
